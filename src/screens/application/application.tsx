import { useMemo } from 'react'
import { applicationPath, paths } from '../../router/paths'
import type { Application as ApplicationRecord } from '../../api'
import { useMessages } from '../../i18n'
import { fillTemplate } from '../../lib/fill-template'
import { dashboardPath } from '../../parts/analytics/dashboard-path'
import { useAnalyticsConfig } from '../../parts/analytics/use-analytics-config'
import { ApplicationFailure } from '../../parts/applications/application-failure'
import { applicationRead } from '../../parts/applications/application-read'
import { RefreshFailure } from '../../parts/load-failure/refresh-failure'
import { PageToasts } from '../../parts/page-toasts/page-toasts'
import { PageLinksContext } from '../../parts/portal-link/page-links'
import { PortalLink } from '../../parts/portal-link/portal-link'
import { useHost, useInvalidate, useRead } from '../../state'
import { Empty } from '../../ui/empty'
import { Heading } from '../../ui/basics/heading'
import { ApplicationFacts } from './application-facts'
import { ApplicationSkeleton } from './application-skeleton'
import { ClientSection } from './client-section'
import { Credentials } from './credentials/credentials'
import { Registrations } from './registrations/registrations'
import { Removal } from './removal'
import './application.css'

export interface ApplicationProps {
  /** ID of the application. */
  application?: string
  newCredential: boolean
  /** Of the list of applications. */
  myAppsHref?: string
  /** Template with `{application}`. */
  updateHref?: string
  /** Template with `{application}`. */
  dashboardHref?: string
  /** Template with `{product}` and `{version}`. */
  specHref?: string
  /** Template with `{product}`, `{version}` and `{strategy}`. */
  createHref?: string
  /** Of the catalog. */
  homeHref?: string
  onApplicationDeleted(detail: { applicationId: string }): boolean
  onCredentialCreated(detail: { credentialId: string }): boolean
  onCredentialRevoked(detail: { credentialId: string }): boolean
  onRegistrationCreated(detail: { registrationId: string; status: string }): boolean
  onRegistrationDeleted(detail: { registrationId: string; status: string }): boolean
}

/** One application: what it is, what it identifies itself with, and what it is registered for. */
export function Application({ application, createHref, ...on }: ApplicationProps) {
  const t = useMessages('applications')
  const { headingLevel } = useHost()
  const links = useMemo(() => ({ createHref }), [createHref])
  return (
    <PageLinksContext value={links}>
      <div className="pe-application">
        {application ? (
          <OneApplication key={application} applicationId={application} {...on} />
        ) : (
          <Empty level={headingLevel} title={t('noneNamed')} />
        )}
        <PageToasts />
      </div>
    </PageLinksContext>
  )
}

type OneProps = Omit<ApplicationProps, 'application' | 'createHref'> & { applicationId: string }

function OneApplication({ applicationId, specHref, homeHref, ...props }: OneProps) {
  const { newCredential, myAppsHref, updateHref, dashboardHref, ...on } = props
  const { headingLevel } = useHost()
  const invalidate = useInvalidate()
  const found = useRead(applicationRead(applicationId))

  if (found.status === 'loading') return <ApplicationSkeleton />
  if (found.status === 'failed')
    return <ApplicationFailure level={headingLevel} error={found.error} onRetry={found.retry} />
  const application = found.data.value
  return (
    <>
      <RefreshFailure of={[found]} />
      <Head {...{ application, myAppsHref, updateHref, dashboardHref }} />
      <ApplicationFacts application={application} />
      {keepsKeys(application) ? (
        <Credentials
          applicationId={applicationId}
          isNewOpen={newCredential}
          onCreated={(credentialId) => on.onCredentialCreated({ credentialId })}
          onRevoked={(credentialId) => on.onCredentialRevoked({ credentialId })}
        />
      ) : (
        <ClientSection application={application} />
      )}
      <Registrations
        application={application}
        isPrimary={!keepsKeys(application)}
        specHref={specHref}
        updateHref={updateHref}
        catalogHref={homeHref}
        onCreated={({ id, status }) => on.onRegistrationCreated({ registrationId: id, status })}
        onDeleted={({ id, status }) => on.onRegistrationDeleted({ registrationId: id, status })}
      />
      <Removal
        application={application}
        myAppsHref={myAppsHref}
        onDeleted={() => {
          invalidate('/api/v2/applications')
          on.onApplicationDeleted({ applicationId: application.id })
        }}
      />
    </>
  )
}

/** Applications of portals without strategies identify themselves by keys too. */
const keepsKeys = ({ auth_strategy: strategy }: ApplicationRecord) =>
  !strategy || strategy.credential_type === 'key_auth'

interface HeadProps extends Pick<ApplicationProps, 'myAppsHref' | 'updateHref' | 'dashboardHref'> {
  application: ApplicationRecord
}

function Head({ application: { id, name, description }, ...hrefs }: HeadProps) {
  const { myAppsHref, updateHref, dashboardHref } = hrefs
  const t = useMessages('application')
  const shared = useMessages('applications')
  const { headingLevel } = useHost()
  const config = useAnalyticsConfig()
  return (
    <div className="pe-application-head">
      <PortalLink className="pe-application-back" path={paths.myApps} href={myAppsHref}>
        {shared('myApps')}
      </PortalLink>
      <Heading level={headingLevel}>{name}</Heading>
      <div className="pe-application-methods">
        {config.status === 'ready' && config.data && (
          <PortalLink
            className="pe-button"
            path={dashboardPath(id)}
            href={fillTemplate(dashboardHref, { application: id })}
          >
            {t('dashboard')}
          </PortalLink>
        )}
        <PortalLink
          className="pe-button"
          path={`${applicationPath(id)}/update`}
          href={fillTemplate(updateHref, { application: id })}
        >
          {t('edit')}
        </PortalLink>
      </div>
      {description && <p className="pe-application-description">{description}</p>}
    </div>
  )
}
