import { createKey } from '../../../server/src/commands/keys'
import type { RealPortal } from './portal'

/** As a gateway reports it; what is left out has a usual value. */
export interface ReportedRequest {
  /** Unix time in milliseconds. */
  readonly started_at: number
  readonly application_id: string
  readonly product_version_id: string
  readonly method?: string
  readonly path?: string
  readonly status?: number
  readonly latency_ms?: number
  readonly credential_id?: string
  readonly request_id?: string
  /** Rule by which the gateway refused it. */
  readonly reason?: string
  readonly fields?: Readonly<Record<string, string>>
}

export interface TrafficReport {
  readonly requests: readonly ReportedRequest[]
}

let lastKey = 0

/** Reports requests with a gateway key of its own. All of them must be accepted. */
export async function reportTraffic(
  { url, database }: Pick<RealPortal, 'url' | 'database'>,
  requests: readonly ReportedRequest[],
): Promise<void> {
  const name = `gateway-${(lastKey += 1)}-${Date.now()}`
  const {
    lines: [key = ''],
  } = await createKey.run(database, { name, role: 'gateway' })
  const usual = { method: 'GET', path: '/levels', status: 200, latency_ms: 10 }
  const response = await fetch(`${url}/api/operator/v1/traffic`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/x-ndjson',
      'idempotency-key': name,
    },
    body: requests.map((request) => JSON.stringify({ ...usual, ...request })).join('\n'),
  })
  const outcome = (await response.json()) as { accepted?: number }
  if (outcome.accepted !== requests.length)
    throw new Error(`Reporting traffic answered ${response.status}: ${JSON.stringify(outcome)}`)
}
