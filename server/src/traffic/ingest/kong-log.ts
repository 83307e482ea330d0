import type { LineEntry } from './batch'
import { fieldsOf } from './request-fields'

/** Entry of a service's or route's `tags` that names the version: `portal-version:<uuid>`. */
const versionTag = 'portal-version:'

/** The part of an entry of Kong's http-log plugin that is read. Fields that are missing are reported by the validation. */
interface KongEntry {
  started_at?: number
  request?: {
    method?: string
    uri?: string
    size?: number | string
    id?: string
    headers?: Record<string, unknown>
  }
  client_ip?: string
  response?: { status?: number; size?: number | string }
  latencies?: { request?: number }
  consumer?: { custom_id?: string }
  service?: { tags?: string[] }
  route?: { tags?: string[] }
}

/**
 * Reads the body of Kong's http-log plugin, one entry or a list. The consumer's `custom_id` is the application, a tag of the route or
 * service the version.
 */
export function readKongLog(body: unknown): LineEntry[] {
  const entries = Array.isArray(body) ? (body as unknown[]) : [body]
  return entries.map((entry) => {
    if (typeof entry !== 'object' || entry === null) return { reason: 'An entry must be a JSON object.' }
    return { request: requestOf(entry) }
  })
}

function requestOf({
  started_at,
  request,
  response,
  latencies,
  consumer,
  service,
  route,
  client_ip,
}: KongEntry): unknown {
  const tags = [route?.tags, service?.tags].flatMap((list) => (Array.isArray(list) ? list : []))
  const version = tags.find((tag) => typeof tag === 'string' && tag.startsWith(versionTag))
  return {
    started_at,
    application_id: consumer?.custom_id,
    product_version_id: version?.slice(versionTag.length),
    method: request?.method,
    path: request?.uri,
    status: response?.status,
    latency_ms: latencies?.request,
    request_bytes: sizeOf(request?.size),
    response_bytes: sizeOf(response?.size),
    request_id: request?.id,
    fields: fieldsOf({
      query: request?.uri?.split('?')[1],
      network_address: client_ip,
      user_agent: request?.headers?.['user-agent'],
    }),
  }
}

/** Some versions of the plugin write sizes as text. */
function sizeOf(size: number | string | undefined): number | undefined {
  return size === undefined ? undefined : Number(size)
}
