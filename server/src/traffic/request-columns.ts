import type { TrafficRequest } from './traffic-query'

/** Columns of a request that every engine keeps in the same way. */
export interface RequestColumns {
  application_id: string
  product_version_id: string
  credential_id: string | null
  status: number
  method: string
  path: string
  latency_ms: number
  request_bytes: number
  response_bytes: number
  request_id: string | null
  reason: string | null
}

/** A request as it is written: the engines differ in its time, and `fields` are JSON. */
export const columnsOf = (request: TrafficRequest): RequestColumns & { fields: string | null } => ({
  application_id: request.applicationId,
  product_version_id: request.productVersionId,
  credential_id: request.credentialId,
  status: request.status,
  method: request.method,
  path: request.path,
  latency_ms: request.latencyMs,
  request_bytes: request.requestBytes,
  response_bytes: request.responseBytes,
  request_id: request.requestId,
  reason: request.reason,
  fields: request.fields && JSON.stringify(request.fields),
})

/** A request as it is read, with what the engines write in their own way. */
export const requestIn = (
  row: RequestColumns,
  { startedAt, fields }: Pick<TrafficRequest, 'startedAt' | 'fields'>,
): TrafficRequest => ({
  startedAt,
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
  fields,
})
