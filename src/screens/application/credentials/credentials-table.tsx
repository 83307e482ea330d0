import type { Credential, CredentialColumn } from '../../../api'
import { useFormat, useLanguage, useMessages } from '../../../i18n'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/basics/button'
import { type SortDirection, SortHeading } from '../../../ui/sort-heading'
import { Table } from '../../../ui/table'
import { dayText } from './day-text'
import type { useSort } from './use-sort'
import '../application.css'

interface CredentialsTableProps {
  credentials: readonly Credential[]
  sort: ReturnType<typeof useSort<CredentialColumn>>
  onRename(credential: Credential): void
  onRenew(credential: Credential): void
  onRevoke(credential: Credential): void
}

export const nameOf = ({ id, display_name: name }: Credential) => name || id

/** The keys, by what tells them apart. Servers that tell no more than names have no columns for the rest. */
export function CredentialsTable({ credentials, sort, onRename, onRenew, onRevoke }: CredentialsTableProps) {
  const t = useMessages('application')
  const format = useFormat()
  const language = useLanguage()
  const hasDetails = credentials.some(({ created_at: created }) => created !== undefined)
  const columns: [CredentialColumn, string, SortDirection][] = [
    ['display_name', t('credentialName'), 'ascending'],
    ['first_characters', t('firstCharacters'), 'ascending'],
    ['created_at', t('created'), 'descending'],
    ['last_used_on', t('lastUsed'), 'descending'],
  ]
  const headings = hasDetails
    ? columns.map(([column, label, first]) => (
        <SortHeading
          key={column}
          label={label}
          direction={sort.directionOf(column)}
          onSort={() => sort.toggle(column, first)}
        />
      ))
    : [t('credentialName')]
  return (
    <Table
      label={t('credentials')}
      columns={[...headings, t('actions')]}
      sorted={hasDetails ? columns.map(([column]) => sort.directionOf(column)) : undefined}
    >
      {credentials.map((credential) => (
        <tr key={credential.id}>
          <th scope="row">
            {nameOf(credential)}
            {credential.is_imported && (
              <>
                {' '}
                <Badge>{t('imported')}</Badge>
              </>
            )}
          </th>
          {hasDetails && (
            <>
              <td>
                {credential.first_characters ? (
                  <code className="pe-application-key">{credential.first_characters}…</code>
                ) : (
                  '–'
                )}
              </td>
              <td>{format.date(credential.created_at)}</td>
              <td>{credential.last_used_on ? dayText(language, credential.last_used_on) : t('neverUsed')}</td>
            </>
          )}
          <td>
            <div className="pe-application-actions">
              <Button variant="link" onClick={() => onRename(credential)}>
                {t('rename')}
                <span className="pe-hidden">: {nameOf(credential)}</span>
              </Button>
              {credential.is_imported && (
                <Button variant="link" onClick={() => onRenew(credential)}>
                  {t('renew')}
                  <span className="pe-hidden">: {nameOf(credential)}</span>
                </Button>
              )}
              <Button variant="danger-link" onClick={() => onRevoke(credential)}>
                {t('revoke')}
                <span className="pe-hidden">: {nameOf(credential)}</span>
              </Button>
            </div>
          </td>
        </tr>
      ))}
    </Table>
  )
}
