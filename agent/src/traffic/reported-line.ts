import type { IncomingMessage } from 'node:http'
import { reasonOf, type CheckOutcome, type OriginalRequest } from '../../../server/src/rules/gateway/check'

/** The texts of the contract have such lengths. */
const longestPath = 2_000
const longestField = 2_000

interface Checked {
  request: Pick<IncomingMessage, 'headers' | 'method'>
  original: OriginalRequest | undefined
  outcome: Exclude<CheckOutcome, { status: 503 }>
  startedAt: number
  latencyMs: number
}

/**
 * Returns the report of a request that was checked, a line of the contract's `ReportedRequest`. What the API responds is not known, so a
 * request that passes is reported with 200.
 *
 * @returns undefined for a request of no application, which nobody could read.
 */
export function lineOfCheck({
  request,
  original,
  outcome,
  startedAt,
  latencyMs,
}: Checked): string | undefined {
  const { headers } = request
  const isPassed = outcome.status === 200
  const application = isPassed ? outcome.access.application : outcome.application
  if (!application || !outcome.version) return undefined
  const method = first(headers['x-forwarded-method']) ?? first(headers['x-original-method']) ?? request.method
  return JSON.stringify({
    started_at: startedAt,
    application_id: application.id,
    product_version_id: outcome.version.id,
    credential_id: isPassed ? outcome.access.credential_id : outcome.credentialId,
    method: /^[A-Za-z]{1,20}$/.test(method ?? '') ? method : 'GET',
    path: (original?.path || '/').slice(0, longestPath),
    status: outcome.status,
    latency_ms: Math.round(latencyMs * 1000) / 1000,
    request_id: first(headers['x-request-id'])?.slice(0, 200),
    reason: isPassed ? undefined : reasonOf(outcome.refusal),
    fields: headers['user-agent'] && { user_agent: headers['user-agent'].slice(0, longestField) },
  })
}

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)

/** A line of an access log. Numbers may be strings, as nginx writes them. */
type LogEntry = Partial<
  Record<
    | 'started_at'
    | 'ended_at'
    | 'duration_s'
    | 'application_id'
    | 'credential_id'
    | 'version'
    | 'method'
    | 'uri'
    | 'status'
    | 'request_bytes'
    | 'response_bytes'
    | 'request_id'
    | 'reason'
    | 'user_agent',
    string | number | null
  >
>

/** @returns undefined for what is no request of an application. Refused requests are reported with their check. */
export function lineOfAccessLog(line: string): string | undefined {
  const entry = parsed(line)
  if (!entry?.application_id || !entry.version) return undefined
  const text = (value: string | number | null | undefined) => (value ? String(value) : undefined)
  const number = (value: string | number | null | undefined) => (value ? Number(value) : undefined)
  const latencyMs = (number(entry.duration_s) ?? 0) * 1000
  const endedAt = number(entry.ended_at)
  return JSON.stringify({
    started_at: endedAt === undefined ? entry.started_at : Math.round(endedAt * 1000 - latencyMs),
    application_id: text(entry.application_id),
    credential_id: text(entry.credential_id),
    product_version: decoded(String(entry.version)),
    method: text(entry.method),
    path: (text(entry.uri)?.split('?', 1)[0] || '/').slice(0, longestPath),
    status: number(entry.status),
    latency_ms: latencyMs,
    request_bytes: number(entry.request_bytes),
    response_bytes: number(entry.response_bytes),
    request_id: text(entry.request_id)?.slice(0, 200),
    reason: text(entry.reason),
    fields: entry.user_agent ? { user_agent: String(entry.user_agent).slice(0, longestField) } : undefined,
  })
}

function parsed(line: string): LogEntry | undefined {
  try {
    const value = JSON.parse(line) as unknown
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

/** As `X-Portal-Version` has it: each half is percent-encoded. */
function decoded(version: string): string {
  try {
    return version.split('/').map(decodeURIComponent).join('/')
  } catch {
    return version
  }
}
