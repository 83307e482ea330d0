import { useMemo, useState } from 'react'
import { useMessages } from '../../i18n'
import { offersDays, rangeOf } from '../../parts/analytics/periods'
import { rangeBefore } from '../../parts/analytics/range-before'
import { MetricCards } from '../../parts/metric-cards/metric-cards'
import { useHost } from '../../state'
import { Heading } from '../../ui/basics/heading'
import './my-apps.css'

interface AppsMetricsProps {
  /** IDs. */
  applications: readonly string[]
  /** How far back the portal lets developers look, in milliseconds. */
  retentionMs: number
}

/** How the requests of the listed applications went: over 30 days with trends, or over 24 hours where the portal keeps no more. */
export function AppsMetrics({ applications, retentionMs }: AppsMetricsProps) {
  const t = useMessages('metrics')
  const { headingLevel } = useHost()
  const [now] = useState(() => Date.now())
  const isLong = offersDays(retentionMs)
  const ids = applications.join()
  const scope = useMemo(() => ({ applications: ids.split(','), versions: [] }), [ids])
  const range = useMemo(() => rangeOf(isLong ? '30d' : '24h', now, retentionMs), [isLong, now, retentionMs])
  const before = useMemo(
    () => (isLong ? rangeBefore(range, now, retentionMs) : undefined),
    [isLong, range, now, retentionMs],
  )
  const label = isLong ? t('lastMonth') : t('lastDay')
  return (
    <div className="pe-my-apps-metrics">
      <Heading level={headingLevel + 1} size="card">
        {label}
      </Heading>
      <MetricCards label={label} scope={scope} range={range} before={before} now={now} />
    </div>
  )
}
