import type { AgentState, Follower } from './follower'
import type { Outbox } from './traffic/outbox'

export interface Metrics {
  /** By status of the response. */
  checks: Record<200 | 401 | 403 | 503, number>
}

export const newMetrics = (): Metrics => ({ checks: { 200: 0, 401: 0, 403: 0, 503: 0 } })

const states: readonly AgentState[] = ['starting', 'connected', 'offline', 'closed', 'refused']

/** Returns the metrics in the text format of Prometheus. */
export function metricsText({
  follower,
  outbox,
  metrics,
}: {
  follower: Follower
  outbox: Outbox
  metrics: Metrics
}): string {
  const { state, silentSeconds, counts, snapshots } = follower
  const gauge = (name: string, help: string, values: [labels: string, value: number][]) =>
    metric(name, 'gauge', help, values)
  const counter = (name: string, help: string, values: [labels: string, value: number][]) =>
    metric(name, 'counter', help, values)
  return [
    gauge(
      'state',
      'Which state the agent is in.',
      states.map((each) => [`{state="${each}"}`, each === state ? 1 : 0]),
    ),
    gauge('portal_silent_seconds', 'Seconds since the portal last responded.', [['', silentSeconds]]),
    gauge('applications', 'Applications that the agent knows.', [['', counts.applications]]),
    gauge('keys', 'Keys that the agent knows, revoked ones included.', [['', counts.keys]]),
    counter('snapshots_total', 'Snapshots that were taken.', [['', snapshots]]),
    counter(
      'checks_total',
      'Checks by the status of the response.',
      Object.entries(metrics.checks).map(([status, count]) => [`{status="${status}"}`, count]),
    ),
    gauge('reports_waiting_bytes', 'Reports on disk that the portal does not have yet.', [
      ['', outbox.waitingBytes],
    ]),
    counter('reports_total', 'Requests that the portal has taken.', [['', outbox.counts.reported]]),
    counter('reports_refused_total', 'Requests that the portal has refused.', [['', outbox.counts.refused]]),
    counter('reports_lost_total', 'Requests that could not be written, because the disk was full.', [
      ['', outbox.counts.lost],
    ]),
  ].join('')
}

function metric(name: string, type: string, help: string, values: [labels: string, value: number][]): string {
  const full = `portal_gateway_${name}`
  const lines = values.map(([labels, value]) => `${full}${labels} ${value === Infinity ? '+Inf' : value}`)
  return [`# HELP ${full} ${help}`, `# TYPE ${full} ${type}`, ...lines, ''].join('\n')
}
