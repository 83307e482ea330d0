import type { Kysely } from 'kysely'
import type { Schema } from '../store/schema'
import type { RequestsQuery } from './requests-query'
import type { TrafficRequest } from './traffic-query'

/** A millisecond is the whole precision of a report, and the end of a page is counted within one. */
export async function listRequests(
  db: Kysely<Schema>,
  { applications, since, after, limit, filters }: RequestsQuery,
): Promise<TrafficRequest[]> {
  if (applications?.length === 0) return []
  const { statusClass, credentialId, requestId, reason } = filters
  let query = db.selectFrom('traffic_requests').selectAll().where('started_at', '>=', since)
  const [first, ...others] = applications ?? []
  // One application is read in the order of its index.
  if (first !== undefined)
    query =
      others.length === 0
        ? query.where('application_id', '=', first)
        : query.where('application_id', 'in', applications ?? [])
  if (after) query = query.where('started_at', '<=', new Date(after.startedAt))
  if (statusClass !== undefined)
    query = query.where('status', '>=', statusClass * 100).where('status', '<', (statusClass + 1) * 100)
  if (credentialId !== undefined) query = query.where('credential_id', '=', credentialId)
  if (requestId !== undefined) query = query.where('request_id', '=', requestId)
  if (reason !== undefined) query = query.where('reason', '=', reason)
  const rows = await query
    .orderBy('started_at', 'desc')
    .orderBy('request_id')
    .orderBy('path')
    .orderBy('latency_ms')
    .offset(after?.read ?? 0)
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    startedAt: row.started_at,
    applicationId: row.application_id,
    productVersionId: row.product_version_id,
    credentialId: row.credential_id,
    status: row.status,
    method: row.method,
    path: row.path,
    latencyMs: row.latency_ms,
    requestBytes: row.request_bytes,
    responseBytes: row.response_bytes,
    requestId: row.request_id,
    reason: row.reason,
    fields: row.fields,
  }))
}
