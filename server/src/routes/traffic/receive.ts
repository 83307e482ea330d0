import type { Call } from '../../http/operation'
import { Problem } from '../../http/problem'
import { receiverOf } from '../../rules/analytics/receiver'
import { receiveBatch, type LineEntry } from '../../traffic/ingest/batch'
import type { BatchOutcome } from '../../traffic/traffic-store'

/** Of a batch: some ten thousand requests. */
export const batchLimitBytes = 5 * 1024 * 1024

/** Stores the report of a gateway. @param body - The raw text, or the parsed value serialized again. */
export async function receive(
  { accessKey, request, portal, services }: Call,
  body: string,
  lines: readonly LineEntry[],
): Promise<BatchOutcome> {
  if (!accessKey) throw new Problem('keyRequired')
  const id = request.headers['idempotency-key']
  const { database, traffic, metrics } = services
  const outcome = await receiveBatch(await receiverOf({ db: database.db, traffic }, portal.settings), {
    gatewayId: accessKey.id,
    id: typeof id === 'string' ? id : undefined,
    body,
    lines,
  })
  metrics.trafficRequests.inc({ outcome: 'stored' }, outcome.accepted)
  metrics.trafficRequests.inc({ outcome: 'rejected' }, outcome.rejected.length)
  return outcome
}
