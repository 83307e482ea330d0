import type { Read } from '../../api'
import { useRead } from '../../state'
import type { TrafficScope } from '../../parts/analytics/traffic-scope'
import { loadShareData, loadTimeData, type ShareData, type TimeChartQuery, type TimeData } from './chart-data'
import type { ShownRange } from '../../parts/analytics/periods'

/** The data before stays until the next is there. */
const staying = { keepPreviousData: true }

/**
 * The data of all charts, requested together; each can fail by itself.
 *
 * @param now - Another value loads them again.
 */
export function useCharts(scope: TrafficScope, range: ShownRange, now: number) {
  const time = (query: TimeChartQuery): Read<TimeData> => ({
    key: ['/api/v2/stats', query, scope, range, now],
    load: (api, signal) => loadTimeData(api, query, scope, range, signal),
  })
  const share = (statusClass: '4XX' | '5XX'): Read<ShareData> => ({
    key: ['/api/v2/stats', 'codes', statusClass, scope, range, now],
    load: (api, signal) => loadShareData(api, statusClass, scope, range, signal),
  })
  return {
    requests: useRead(time({ metric: 'REQUEST_COUNT' }), staying),
    latency: useRead(time({ metric: 'RESPONSE_LATENCY_P99' }), staying),
    clientErrors: useRead(time({ metric: 'REQUEST_COUNT', statusClass: '4XX' }), staying),
    serverErrors: useRead(time({ metric: 'REQUEST_COUNT', statusClass: '5XX' }), staying),
    clientErrorCodes: useRead(share('4XX'), staying),
    serverErrorCodes: useRead(share('5XX'), staying),
  }
}
