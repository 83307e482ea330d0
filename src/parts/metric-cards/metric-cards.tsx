import { needsSession } from '../../api'
import { errorText, useMeasureFormat, useMessages } from '../../i18n'
import type { TimeRange } from '../analytics/time-range'
import { type Remote, useRead, useReportFailure } from '../../state'
import { Button } from '../../ui/basics/button'
import type { TrafficScope } from '../analytics/traffic-scope'
import { countRequests, HIGH_ERROR_RATE, latencyOf, type RequestFigures } from './figures'
import { MetricCard } from './metric-card'
import { useTrend } from './use-trend'
import './metric-cards.css'

interface MetricCardsProps {
  /** The accessible name of the group, with the period of its figures. */
  label: string
  scope: TrafficScope
  range: TimeRange
  /** Period that they are compared with. */
  before?: TimeRange
  /** Another value loads the figures again. */
  now: number
}

/** Traffic, error rate and P99 latency. Reads the messages `metrics`. */
export function MetricCards({ label, scope, range, before, now }: MetricCardsProps) {
  const t = useMessages('metrics')
  const common = useMessages('common')
  const errors = useMessages('errors')
  const format = useMeasureFormat()
  const trendOf = useTrend()
  const ranges = before ? [range, before] : [range]
  const keyOf = (figures: string) => ['/api/v2/stats', figures, scope, ranges, now] as const
  const counts = useRead(
    {
      key: keyOf('counts'),
      load: (api, signal) => Promise.all(ranges.map((one) => countRequests(api, scope, one, signal))),
    },
    { keepPreviousData: true },
  )
  const latencies = useRead(
    {
      key: keyOf('latency'),
      load: (api, signal) => Promise.all(ranges.map((one) => latencyOf(api, scope, one, signal))),
    },
    { keepPreviousData: true },
  )
  useReportFailure(counts.status === 'failed' ? counts.error : undefined)
  useReportFailure(latencies.status === 'failed' ? latencies.error : undefined)
  const [requests, requestsBefore] = counts.status === 'ready' ? counts.data : []
  const [latency, latencyBefore] = latencies.status === 'ready' ? latencies.data : []
  const none = (remote: Remote<unknown>) => (remote.status === 'ready' ? '–' : undefined)

  const failureOf = (remote: Remote<unknown>, thing: string) =>
    remote.status === 'failed' &&
    !needsSession(remote.error) && (
      <span className="pe-metric-failure">
        {t('unableToFetch', { thing })}. {errorText(remote.error, errors)}
        <Button variant="link" onClick={remote.retry}>
          {common('retry')}
          <span className="pe-hidden">: {thing}</span>
        </Button>
      </span>
    )
  const rate = rateOf(requests)
  return (
    <div role="group" aria-label={label}>
      <dl className="pe-metrics">
        <MetricCard
          label={t('traffic')}
          value={requests && format.count(requests.requests)}
          failure={failureOf(counts, t('traffic')) || undefined}
          trend={trendOf({
            now: requests?.requests,
            before: requestsBefore?.requests,
            format: format.count,
          })}
        />
        <MetricCard
          label={t('errorRate')}
          warning={rate !== undefined && rate >= HIGH_ERROR_RATE ? t('high') : undefined}
          value={rate === undefined ? none(counts) : format.share(rate)}
          failure={failureOf(counts, t('errorRate')) || undefined}
          trend={trendOf({
            now: rate,
            before: rateOf(requestsBefore),
            format: format.share,
            isShare: true,
            isWorseUp: true,
          })}
        />
        <MetricCard
          label={t('latency')}
          value={latency === undefined ? none(latencies) : format.milliseconds(latency)}
          failure={failureOf(latencies, t('latency')) || undefined}
          trend={trendOf({
            now: latency,
            before: latencyBefore,
            format: format.milliseconds,
            isWorseUp: true,
          })}
        />
      </dl>
    </div>
  )
}

const rateOf = (figures: RequestFigures | undefined): number | undefined =>
  figures && figures.requests > 0 ? figures.errors / figures.requests : undefined
