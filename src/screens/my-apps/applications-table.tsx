import { applicationPath, newCredentialPath } from '../../router/paths'
import type { Application } from '../../api'
import { useFormat, useMessages } from '../../i18n'
import { fillTemplate } from '../../lib/fill-template'
import { dashboardPath } from '../../parts/analytics/dashboard-path'
import { PortalLink } from '../../parts/portal-link/portal-link'
import { useStrategyName } from '../../parts/strategy-name/strategy-name'
import { Button } from '../../ui/basics/button'
import { Table } from '../../ui/table'
import './my-apps.css'

interface ApplicationsTableProps {
  applications: readonly Application[]
  /** Whether the links lead to the dialog for a new credential. */
  opensNewCredential: boolean
  /** Template with `{application}`. */
  applicationHref?: string
  hasDashboards: boolean
  /** Template with `{application}`. */
  dashboardHref?: string
  onOpen(application: Application): boolean
  onRefreshSecret(application: Application): void
  onDelete(application: Application): void
}

/** The developer's applications, and what can be done with each. */
export function ApplicationsTable(props: ApplicationsTableProps) {
  const { applications, opensNewCredential, applicationHref, hasDashboards, dashboardHref, ...on } = props
  const t = useMessages('my-apps')
  const shared = useMessages('applications')
  const format = useFormat()
  const strategyName = useStrategyName()
  const columns = [shared('name'), shared('authStrategy'), t('created'), t('actions')]
  return (
    <Table label={t('applications')} columns={columns}>
      {applications.map((application) => {
        const { id, name, description, auth_strategy: strategy, created_at: created } = application
        return (
          <tr key={id}>
            <th scope="row">
              <PortalLink
                path={opensNewCredential ? newCredentialPath(applicationPath(id)) : applicationPath(id)}
                href={fillTemplate(applicationHref, { application: id })}
                onFollow={() => on.onOpen(application)}
              >
                {name}
              </PortalLink>
              {description && <p className="pe-my-apps-description">{description}</p>}
            </th>
            <td>{strategy && strategyName(strategy)}</td>
            <td>{format.date(created)}</td>
            <td>
              <div className="pe-my-apps-actions">
                {hasDashboards && (
                  <PortalLink
                    path={dashboardPath(id)}
                    href={fillTemplate(dashboardHref, { application: id })}
                  >
                    {t('dashboard')}
                    <span className="pe-hidden">: {name}</span>
                  </PortalLink>
                )}
                {strategy?.credential_type === 'client_credentials' && (
                  <Button variant="danger-link" onClick={() => on.onRefreshSecret(application)}>
                    {shared('refreshSecret')}
                    <span className="pe-hidden">: {name}</span>
                  </Button>
                )}
                <Button variant="danger-link" onClick={() => on.onDelete(application)}>
                  {t('delete')}
                  <span className="pe-hidden">: {name}</span>
                </Button>
              </div>
            </td>
          </tr>
        )
      })}
    </Table>
  )
}
