import ChartColumn from 'lucide-react/icons/chart-no-axes-column'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { type Language, useLanguage, useMeasureFormat, useMessages } from '../../i18n'
import type { TrafficScope } from '../../parts/analytics/traffic-scope'
import { useNewCursor } from '../../parts/charts/chart-cursor'
import type { ChartLibraryName } from '../../parts/charts/chart-libraries'
import type { ChartLibrary } from '../../parts/charts/chart-port'
import { PortalLink } from '../../parts/portal-link/portal-link'
import { useHost, useLatest } from '../../state'
import { Empty } from '../../ui/empty'
import type { ShownRange } from '../../parts/analytics/periods'
import { formatDay } from '../../parts/analytics/periods'
import { ErrorCharts } from './error-charts'
import { TimeCard } from './time-card'
import { toggled } from './toggled'
import { useCharts } from './use-charts'
import { useLibrary } from './use-library'
import '../../ui/basics/button.css'
import './charts.css'
import './dashboard.css'

interface ChartsProps {
  library: ChartLibraryName
  /** For names of files. */
  applicationName: string
  scope: TrafficScope
  range: ShownRange
  /** When the data was asked for; another value loads it again. */
  now: number
  /** Names of versions that have the first colors, whatever a chart shows. */
  knownNames: readonly string[]
  /** Whether the application is registered for nothing. */
  isUnregistered: boolean
  /** Link to what requests are sent with. */
  credentials: ReactNode
  onLoaded(): void
  /** Content below, shown once the height of the charts is known. */
  children: ReactNode
}

/** The charts of an application: one time axis, one cursor and one choice of versions. */
export function Charts({
  library: wanted,
  applicationName,
  scope,
  range,
  now,
  knownNames,
  isUnregistered,
  credentials,
  onLoaded,
  children,
}: ChartsProps) {
  const t = useMessages('dashboard')
  const registered = useMessages('application')
  const language = useLanguage()
  const { headingLevel } = useHost()
  const measure = useMeasureFormat()
  const cursor = useNewCursor()
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const charts = useCharts(scope, range, now)
  const { library, isReplaced } = useLibrary(wanted)
  usePreload(library, language)

  const remotes = Object.values(charts)
  const isSettled = remotes.every(
    (one) => one.status === 'failed' || (one.status === 'ready' && !one.refreshing),
  )
  const report = useLatest(onLoaded)
  useEffect(() => {
    if (isSettled) report.current()
  }, [isSettled, report])

  const names = remotes.flatMap((remote) =>
    remote.status === 'ready' && 'series' in remote.data ? remote.data.series.map(({ name }) => name) : [],
  )
  const order = [...new Set([...knownNames, ...names.sort()])].join('\n')
  const slots = useMemo(() => new Map(order.split('\n').map((name, slot) => [name, slot])), [order])
  const slotOf = useCallback((name: string) => slots.get(name) ?? 0, [slots])
  const counts = useMemo(() => ({ full: measure.count, short: measure.shortCount }), [measure])
  const latencies = useMemo(
    () => ({ full: measure.milliseconds, short: measure.shortMilliseconds }),
    [measure],
  )

  const { requests } = charts
  const isAnyLoading = remotes.some(({ status }) => status === 'loading')
  const [isHeightKnown, setHeightKnown] = useState(false)
  if (!isHeightKnown && !isAnyLoading) setHeightKnown(true)
  const onToggle = useCallback((name: string) => setHidden((before) => toggled(before, name)), [])
  // The content below is mounted from the start, so that it loads beside the charts.
  const below = (
    <div className="pe-dashboard-below" hidden={!isHeightKnown}>
      {children}
    </div>
  )
  if (requests.status === 'ready' && requests.data.series.length === 0) {
    return (
      <>
        {isUnregistered ? (
          <Empty
            level={headingLevel + 1}
            title={registered('noRegistrations')}
            icon={<ChartColumn strokeWidth={1.5} />}
            actions={
              <PortalLink className="pe-button" path="/">
                {registered('catalog')}
              </PortalLink>
            }
          >
            {registered('noRegistrationsText')}
          </Empty>
        ) : (
          <Empty
            level={headingLevel + 1}
            title={t('none')}
            icon={<ChartColumn strokeWidth={1.5} />}
            actions={credentials}
          >
            {t('noneText')}
          </Empty>
        )}
        {below}
      </>
    )
  }
  const shared = {
    library,
    measure,
    slotOf,
    hidden,
    onToggle,
    fileName: (title: string) => `${applicationName} ${title} ${formatDay(range.start)}`,
  }
  return (
    <>
      <div className="pe-charts" data-single={new Set(names).size === 1 || undefined}>
        {isReplaced && <p className="pe-charts-note">{t('noFrappe')}</p>}
        <TimeCard
          {...shared}
          title={t('requests')}
          emptyText={t('none')}
          data={requests}
          mark="line"
          format={counts}
          cursor={cursor}
        />
        <TimeCard
          {...shared}
          title={t('latency')}
          emptyText={t('none')}
          data={charts.latency}
          mark="line"
          format={latencies}
          cursor={cursor}
        />
        <ErrorCharts {...shared} charts={charts} counts={counts} cursor={cursor} />
      </div>
      {below}
    </>
  )
}

/** Requests what renders charts beside their data. What fails is requested again when it is needed. */
function usePreload({ TimeChart, ShareChart }: ChartLibrary, language: Language) {
  useEffect(() => {
    Promise.all([TimeChart.load(), ShareChart.load()]).catch(() => undefined)
  }, [TimeChart, ShareChart, language])
}
