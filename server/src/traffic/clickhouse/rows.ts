import type { TrafficRequest } from '../traffic-query'
import { clickhouseTime } from './clickhouse-dialect'

/** A request as the engine writes and reads it in JSON. */
export interface RequestRow {
  started_at: string
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
  /** JSON. */
  fields: string | null
}

export function rowOf(request: TrafficRequest): RequestRow {
  return {
    started_at: clickhouseTime(request.startedAt),
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
  }
}

export function requestOf(row: RequestRow): TrafficRequest {
  return {
    startedAt: new Date(`${row.started_at.replace(' ', 'T')}Z`),
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
    fields: row.fields === null ? null : (JSON.parse(row.fields) as Record<string, string>),
  }
}
