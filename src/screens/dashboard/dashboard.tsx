import { useMemo } from 'react'
import { applicationPath } from '../../router/paths'
import { type AnalyticsConfig, type Application, needsSession } from '../../api'
import { useMeasureFormat, useMessages } from '../../i18n'
import { fillTemplate } from '../../lib/fill-template'
import { useAnalyticsConfig } from '../../parts/analytics/use-analytics-config'
import type { ChartLibraryName } from '../../parts/charts/chart-libraries'
import { ApplicationFailure } from '../../parts/applications/application-failure'
import { applicationRead } from '../../parts/applications/application-read'
import { LoadFailure } from '../../parts/load-failure/load-failure'
import { RefreshFailure } from '../../parts/load-failure/refresh-failure'
import { MetricCards } from '../../parts/metric-cards/metric-cards'
import { PortalLink } from '../../parts/portal-link/portal-link'
import { useHost, useRead } from '../../state'
import { Empty } from '../../ui/empty'
import { Heading } from '../../ui/basics/heading'
import { Charts } from './charts'
import { DashboardSkeleton } from './dashboard-skeleton'
import { DashboardToolbar } from './dashboard-toolbar'
import { parsePeriod, rangeOf } from '../../parts/analytics/periods'
import { rangeBefore } from '../../parts/analytics/range-before'
import { Requests } from './requests/requests'
import { useFilters } from './use-filters'
import { useUpdates } from './use-updates'
import { useVersions } from './use-versions'
import type { VersionOption } from './version-choice'
import './dashboard.css'

export interface DashboardProps {
  /** ID of the application. */
  application?: string
  period: string
  /** IDs of product versions, separated by commas. */
  productVersion: string
  /** The renderer of the charts. */
  charts: ChartLibraryName
  /** Class of the statuses that are listed, such as `4xx`. Empty: all. */
  statusClass: string
  /** ID of the credential whose requests are listed. Empty: all. */
  credential: string
  /** ID of the request that is listed. Empty: all. */
  requestId: string
  /** Template with `{application}`. */
  applicationHref?: string
  /** Template with `{product}` and `{version}`. */
  specHref?: string
  onDashboardLoaded(detail: { period: string }): boolean
}

/** How the requests of one application went. */
export function Dashboard({ application, ...props }: DashboardProps) {
  const t = useMessages('applications')
  const { headingLevel } = useHost()
  return (
    <div className="pe-dashboard">
      {application ? (
        <DashboardOf key={application} applicationId={application} {...props} />
      ) : (
        <Empty level={headingLevel} title={t('noneNamed')} />
      )}
    </div>
  )
}

type OneProps = Omit<DashboardProps, 'application'> & { applicationId: string }

function DashboardOf({ applicationId, ...props }: OneProps) {
  const pages = useMessages('pages')
  const t = useMessages('dashboard')
  const { headingLevel } = useHost()
  const found = useRead(applicationRead(applicationId))
  const config = useAnalyticsConfig()

  const refused = [found, config].find((one) => one.status === 'failed' && needsSession(one.error))
  if (refused?.status === 'failed') return <LoadFailure error={refused.error} onRetry={refused.retry} />
  if (found.status === 'failed')
    return <ApplicationFailure level={headingLevel} error={found.error} onRetry={found.retry} />
  if (config.status === 'failed') {
    return (
      <>
        <Heading level={headingLevel}>{t('title')}</Heading>
        <LoadFailure error={config.error} onRetry={config.retry} />
      </>
    )
  }
  if (found.status === 'loading' || config.status === 'loading') return <DashboardSkeleton />
  if (!config.data) {
    return (
      <Empty level={headingLevel} title={pages('forbidden')}>
        {pages('forbiddenText')}
      </Empty>
    )
  }
  return (
    <>
      <RefreshFailure of={[found, config]} />
      <FilledDashboard application={found.data.value} config={config.data} {...props} />
    </>
  )
}

const none: readonly VersionOption[] = []

interface FilledProps extends Omit<DashboardProps, 'application'> {
  application: Application
  config: AnalyticsConfig
}

function FilledDashboard({ application, config, applicationHref, specHref, ...props }: FilledProps) {
  const registered = useMessages('application')
  const { id, name } = application
  const { retention_ms: retentionMs, requests } = config
  const t = useMessages('dashboard')
  const { headingLevel } = useHost()
  const measure = useMeasureFormat()
  const filters = useFilters(id, {
    period: props.period,
    versions: props.productVersion,
    statusClass: props.statusClass,
    credentialId: props.credential,
    requestId: props.requestId,
  })
  const updates = useUpdates(filters.period)
  const versions = useVersions(id)

  const chosen = useMemo(() => filters.versions.split(',').filter(Boolean), [filters.versions])
  const scope = useMemo(() => ({ applications: [id], versions: chosen }), [id, chosen])
  const period = parsePeriod(filters.period, retentionMs)
  const range = useMemo(
    () => rangeOf(parsePeriod(filters.period, retentionMs), updates.now, retentionMs),
    [filters.period, updates.now, retentionMs],
  )
  const before = useMemo(
    () => rangeBefore(range, updates.now, retentionMs),
    [range, updates.now, retentionMs],
  )
  const knownNames = useMemo(() => versions?.map((version) => version.name) ?? [], [versions])
  return (
    <>
      <div className="pe-dashboard-head">
        <PortalLink path={applicationPath(id)} href={fillTemplate(applicationHref, { application: id })}>
          {name}
        </PortalLink>
        <Heading level={headingLevel}>{t('title')}</Heading>
      </div>
      <DashboardToolbar
        period={period}
        retentionMs={retentionMs}
        versions={versions ?? none}
        chosenVersions={chosen}
        updates={updates}
        onPeriod={(next) => filters.change({ period: next })}
        onVersions={(ids) => filters.change({ versions: ids.join(',') })}
      />
      <MetricCards label={t('figures')} scope={scope} range={range} before={before} now={updates.now} />
      <Charts
        library={props.charts}
        applicationName={name}
        scope={scope}
        range={range}
        now={updates.now}
        knownNames={knownNames}
        isUnregistered={versions?.length === 0}
        credentials={
          <PortalLink
            className="pe-button"
            path={applicationPath(id)}
            href={fillTemplate(applicationHref, { application: id })}
          >
            {registered('credentials')}
          </PortalLink>
        }
        onLoaded={() => props.onDashboardLoaded({ period: filters.period })}
      >
        {requests && (
          <Requests
            application={application}
            retentionMs={requests.retention_ms}
            filters={filters}
            now={updates.now}
            hrefs={{ applicationHref, specHref }}
            onFilter={filters.change}
            onArrived={updates.update}
          />
        )}
        <p className="pe-dashboard-zone">{t('zone', { zone: measure.zone(range.end) })}</p>
      </Charts>
    </>
  )
}
