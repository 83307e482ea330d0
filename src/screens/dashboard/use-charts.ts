import { type ReloadableRemote, usePortal, useRemote } from '../../state'
import type { TrafficScope } from '../../parts/analytics/traffic-scope'
import { loadShareData, loadTimeData, type ShareData, type TimeChartQuery, type TimeData } from './chart-data'
import type { ShownRange } from '../../parts/analytics/periods'

const requests: TimeChartQuery = { metric: 'REQUEST_COUNT' }
const latency: TimeChartQuery = { metric: 'RESPONSE_LATENCY_P99' }
const clientErrors: TimeChartQuery = { metric: 'REQUEST_COUNT', statusClass: '4XX' }
const serverErrors: TimeChartQuery = { metric: 'REQUEST_COUNT', statusClass: '5XX' }

/** What was shown stays until the next is there. */
const staying = { keepPreviousData: true }

/** The data of all charts, requested together; each can fail by itself. */
export function useCharts(scope: TrafficScope, range: ShownRange) {
  return {
    requests: useTimeData(requests, scope, range),
    latency: useTimeData(latency, scope, range),
    clientErrors: useTimeData(clientErrors, scope, range),
    serverErrors: useTimeData(serverErrors, scope, range),
    clientErrorCodes: useShareData('4XX', scope, range),
    serverErrorCodes: useShareData('5XX', scope, range),
  }
}

function useTimeData(
  query: TimeChartQuery,
  scope: TrafficScope,
  range: ShownRange,
): ReloadableRemote<TimeData> {
  const { api } = usePortal()
  return useRemote(
    (signal) => loadTimeData(api, query, scope, range, signal),
    [api, query, scope, range],
    staying,
  )
}

function useShareData(
  statusClass: '4XX' | '5XX',
  scope: TrafficScope,
  range: ShownRange,
): ReloadableRemote<ShareData> {
  const { api } = usePortal()
  return useRemote(
    (signal) => loadShareData(api, statusClass, scope, range, signal),
    [api, statusClass, scope, range],
    staying,
  )
}
