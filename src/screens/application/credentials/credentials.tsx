import KeyRound from 'lucide-react/icons/key-round'
import { LIST_PAGE_SIZE } from '../../../lib/limits'
import { useEffect, useState } from 'react'
import { type Credential, type CredentialColumn, readOf } from '../../../api'
import { useMessages } from '../../../i18n'
import { NEW_CREDENTIAL } from '../../../router/paths'
import { showToast } from '../../../parts/page-toasts/page-toasts'
import { useHost, useInvalidate, useNavigation, useSearchedPages } from '../../../state'
import { Button } from '../../../ui/basics/button'
import { Empty } from '../../../ui/empty'
import { LoadFailure } from '../../../parts/load-failure/load-failure'
import { Pagination } from '../../../ui/pagination'
import { Section } from '../section'
import { ListSkeleton } from '../list-skeleton'
import { CredentialsTable, nameOf } from './credentials-table'
import { NewCredential } from './new-credential'
import { RenameCredential } from './rename-credential'
import { RevokeCredential } from './revoke-credential'
import { useSort } from './use-sort'
import '../application.css'

interface CredentialsProps {
  applicationId: string
  /** Whether the dialog for a new one opens by itself. */
  isNewOpen: boolean
  onCreated(credentialId: string): void
  onRevoked(credentialId: string): void
}

type PendingAction =
  | { readonly kind: 'create' }
  | { readonly kind: 'rename' | 'renew' | 'revoke'; readonly credential: Credential }

/** Without it servers sort so. */
const newestFirst = '-created_at'

/** The application's keys by their names: made, renamed and revoked here. Their values are shown only when they are made. */
export function Credentials({ applicationId, isNewOpen, onCreated, onRevoked }: CredentialsProps) {
  const t = useMessages('application')
  const { headingLevel } = useHost()
  const { removeParameters } = useNavigation()
  const invalidate = useInvalidate()
  const changed = () => invalidate('/api/v2/applications/{applicationId}/credentials')
  const [pending, setPending] = useState<PendingAction>()
  useEffect(() => {
    if (isNewOpen) setPending({ kind: 'create' })
  }, [isNewOpen])
  const sort = useSort<CredentialColumn>({ column: 'created_at', direction: 'descending' })
  const order = sort.value === newestFirst ? undefined : sort.value
  const list = useSearchedPages(
    ({ page, pageSize, order: sorted }) =>
      readOf('/api/v2/applications/{applicationId}/credentials', {
        params: {
          path: { applicationId },
          query: { 'page[size]': pageSize, 'page[number]': page, sort: sorted },
        },
      }),
    applicationId,
    { query: '', pageSize: LIST_PAGE_SIZE, order, name: 'credentials' },
  )
  const { found, failure } = list
  const rows = found?.response.data ?? []

  const create = (
    <Button variant="primary" onClick={() => setPending({ kind: 'create' })}>
      {t('newCredential')}
    </Button>
  )
  const close = () => {
    setPending(undefined)
    removeParameters(NEW_CREDENTIAL)
  }
  const dialog = { applicationId, onClose: close }
  return (
    <Section title={t('credentials')} actions={rows.length > 0 && create}>
      {failure && <LoadFailure error={failure.error} onRetry={failure.retry} />}
      {!found && !failure && <ListSkeleton />}
      {found && rows.length === 0 && (
        <Empty
          level={headingLevel + 2}
          title={t('noCredentials')}
          icon={<KeyRound strokeWidth={1.5} />}
          actions={create}
        >
          {t('noCredentialsText')}
        </Empty>
      )}
      {found && rows.length > 0 && (
        <>
          <CredentialsTable
            credentials={rows}
            sort={sort}
            onRename={(credential) => setPending({ kind: 'rename', credential })}
            onRenew={(credential) => setPending({ kind: 'renew', credential })}
            onRevoke={(credential) => setPending({ kind: 'revoke', credential })}
          />
          {found.total > LIST_PAGE_SIZE && <Pagination {...found} onPage={list.goToPage} />}
        </>
      )}
      {(pending?.kind === 'create' || pending?.kind === 'renew') && (
        <NewCredential
          {...dialog}
          replaced={pending.kind === 'renew' ? pending.credential : undefined}
          onCreated={(id) => {
            changed()
            onCreated(id)
          }}
        />
      )}
      {pending?.kind === 'rename' && (
        <RenameCredential {...dialog} credential={pending.credential} onRenamed={changed} />
      )}
      {pending?.kind === 'revoke' && (
        <RevokeCredential
          {...dialog}
          credential={pending.credential}
          name={nameOf(pending.credential)}
          onRevoked={() => {
            showToast('success', t('credentialRevoked'))
            changed()
            onRevoked(pending.credential.id)
          }}
        />
      )}
    </Section>
  )
}
