import Package from 'lucide-react/icons/package'
import { fillTemplate } from '../../../lib/fill-template'
import { isolated } from '../../../lib/isolated'
import { LIST_PAGE_SIZE } from '../../../lib/limits'
import { specPath } from '../../../router/paths'
import { useState } from 'react'
import type { Application, Registration } from '../../../api'
import { useFormat, useMessages } from '../../../i18n'
import { showToast } from '../../../parts/page-toasts/page-toasts'
import { PortalLink } from '../../../parts/portal-link/portal-link'
import { StatusBadge } from '../../../parts/registration/status-badge'
import { VersionRegistration } from '../../../parts/registration/version-registration'
import { useHost, useInvalidate, useSearchedPages } from '../../../state'
import { Button } from '../../../ui/basics/button'
import { Empty } from '../../../ui/empty'
import { LoadFailure } from '../../../parts/load-failure/load-failure'
import { Pagination } from '../../../ui/pagination'
import { Table } from '../../../ui/table'
import { VERSION_APPLICATIONS } from '../../../parts/registration/version-applications-read'
import { registrationsRead } from '../../../parts/registration/load-registrations'
import { ListSkeleton } from '../list-skeleton'
import { Section } from '../section'
import { RegistrationScopes } from './registration-scopes'
import { Unregister } from './unregister'

/** Operations whose responses list registrations. */
const ofRegistrations = [
  '/api/v2/applications/{applicationId}/registrations',
  '/api/v2/products',
  VERSION_APPLICATIONS,
] as const

interface RegistrationsProps {
  application: Application
  /** Getting access is what this page is for, more than anything else on it. */
  isPrimary: boolean
  /** Template with `{product}` and `{version}`. */
  specHref?: string
  /** Template with `{application}`. */
  updateHref?: string
  catalogHref?: string
  onCreated(registration: Registration): void
  onDeleted(registration: Registration): void
}

/** The product versions that the application may use, or has requested. */
export function Registrations(props: RegistrationsProps) {
  const { application, isPrimary, specHref, updateHref, catalogHref, onCreated, onDeleted } = props
  const t = useMessages('application')
  const format = useFormat()
  const { headingLevel } = useHost()
  const invalidate = useInvalidate()
  const [pending, setPending] = useState<Registration | 'new'>()
  const list = useSearchedPages(
    ({ page, pageSize }) =>
      registrationsRead(application.id, { 'page[size]': pageSize, 'page[number]': page }),
    application.id,
    { query: '', pageSize: LIST_PAGE_SIZE, name: 'registrations' },
  )
  const { found, failure } = list
  const rows = found?.response.data ?? []
  const hasScopes = rows.some(({ granted_scopes: scopes }) => scopes !== undefined)

  const scopesHeading = hasScopes ? [t('grantedScopes')] : []
  const columns = [t('product'), t('status'), ...scopesHeading, t('since'), t('actions')]
  const getAccess = (
    <Button variant={isPrimary ? 'primary' : 'secondary'} onClick={() => setPending('new')}>
      {t('getAccess')}
    </Button>
  )
  return (
    <Section title={t('registrations')} actions={found && getAccess}>
      {failure && <LoadFailure error={failure.error} onRetry={failure.retry} />}
      {!found && !failure && <ListSkeleton />}
      {found && rows.length === 0 && (
        <Empty
          level={headingLevel + 2}
          title={t('noRegistrations')}
          icon={<Package strokeWidth={1.5} />}
          actions={
            <PortalLink className="pe-button" path="/" href={catalogHref}>
              {t('catalog')}
            </PortalLink>
          }
        >
          {t('noRegistrationsText')}
        </Empty>
      )}
      {found && rows.length > 0 && (
        <>
          <Table label={t('registrations')} columns={columns}>
            {rows.map((registration) => (
              <tr key={registration.id}>
                <th scope="row">
                  <PortalLink
                    path={specPath(versionOf(registration))}
                    href={fillTemplate(specHref, versionOf(registration))}
                  >
                    {statusText(registration)}
                  </PortalLink>
                </th>
                <td>
                  <StatusBadge status={registration.status} />
                </td>
                {hasScopes && (
                  <td>
                    <RegistrationScopes
                      application={application}
                      registration={registration}
                      updateHref={updateHref}
                    />
                  </td>
                )}
                <td>{format.date(registration.created_at)}</td>
                <td>
                  <Button variant="danger-link" onClick={() => setPending(registration)}>
                    {t('unregister')}
                    <span className="pe-hidden">: {statusText(registration)}</span>
                  </Button>
                </td>
              </tr>
            ))}
          </Table>
          {found.total > LIST_PAGE_SIZE && <Pagination {...found} onPage={list.goToPage} />}
        </>
      )}
      {pending === 'new' && (
        <VersionRegistration
          application={application}
          level={headingLevel + 2}
          onRegistered={(registration) => {
            // Requested scopes count for all of the application.
            invalidate(...ofRegistrations, '/api/v2/applications/{applicationId}')
            onCreated(registration)
          }}
          onClose={() => setPending(undefined)}
        />
      )}
      {pending && pending !== 'new' && (
        <Unregister
          application={application}
          registration={pending}
          onDone={() => {
            showToast('success', t('unregistered'))
            invalidate(...ofRegistrations)
            onDeleted(pending)
          }}
          onClose={() => setPending(undefined)}
        />
      )}
    </Section>
  )
}

const statusText = ({ product_name: product, product_version_name: version }: Registration) =>
  `${isolated(product)} ${isolated(version)}`

const versionOf = ({ product_id: product, product_version_id: version }: Registration) => ({
  product,
  version,
})
