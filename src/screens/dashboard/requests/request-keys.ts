import type { RequestRecord } from '../../../api'

/**
 * Gives each request of a page a key that it keeps in other pages. Gateways need not give requests an ID, so equal requests are
 * counted.
 */
export function withKeys(requests: readonly RequestRecord[]): { key: string; request: RequestRecord }[] {
  const counts = new Map<string, number>()
  return requests.map((request) => {
    const { started_at: start, request_id: id, method, path, status, latency_ms: latency } = request
    const name = [start, id, method, path, status, latency].join(' ')
    const count = counts.get(name) ?? 0
    counts.set(name, count + 1)
    return { key: `${name} ${count}`, request }
  })
}
