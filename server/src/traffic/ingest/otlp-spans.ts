import type { LineEntry } from './batch'
import { fieldsOf } from './request-fields'

/** Values of OTLP's JSON encoding; 64-bit integers come as text. */
interface AnyValue {
  stringValue?: string
  intValue?: string | number
  doubleValue?: number
}
type Attributes = Map<string, string | number>

interface Span {
  kind?: number | string
  startTimeUnixNano?: string | number
  endTimeUnixNano?: string | number
  traceId?: string
  attributes?: unknown
}

const nanosecondsPerMs = 1_000_000n

/**
 * Reads spans of HTTP servers (OTLP, JSON encoding, semantic conventions for HTTP). Spans of other kinds are parts of a request and are
 * passed over. `portal.application.id`, `portal.product_version.id`, `portal.credential.id`, `portal.key.hash` and `portal.refusal.reason`
 * are ours; the first two may stand on the resource instead.
 */
export function readSpans(body: unknown): LineEntry[] {
  return listOf(body, 'resourceSpans').flatMap((resourceSpans) => {
    const resource = attributesOf(
      (resourceSpans as { resource?: { attributes?: unknown } }).resource?.attributes,
    )
    return listOf(resourceSpans, 'scopeSpans')
      .flatMap((scopeSpans) => listOf(scopeSpans, 'spans') as Span[])
      .filter(({ kind }) => kind === 2 || kind === 'SPAN_KIND_SERVER')
      .map((span) => ({ request: requestOf(span, new Map([...resource, ...attributesOf(span.attributes)])) }))
  })
}

function requestOf({ startTimeUnixNano, endTimeUnixNano, traceId }: Span, attributes: Attributes): unknown {
  const [start, end] = [nanoseconds(startTimeUnixNano), nanoseconds(endTimeUnixNano)]
  return {
    started_at: start === undefined ? undefined : Number(start / nanosecondsPerMs),
    application_id: attributes.get('portal.application.id'),
    product_version_id: attributes.get('portal.product_version.id'),
    credential_id: attributes.get('portal.credential.id'),
    method: attributes.get('http.request.method'),
    path: attributes.get('url.path') ?? attributes.get('http.route'),
    status: attributes.get('http.response.status_code'),
    latency_ms: start === undefined || end === undefined ? undefined : Number(end - start) / 1_000_000,
    request_bytes: attributes.get('http.request.body.size'),
    response_bytes: attributes.get('http.response.body.size'),
    request_id: traceId,
    reason: attributes.get('portal.refusal.reason'),
    key_hash: attributes.get('portal.key.hash'),
    fields: fieldsOf({
      query: attributes.get('url.query'),
      network_address: attributes.get('client.address'),
      user_agent: attributes.get('user_agent.original'),
    }),
  }
}

function listOf(value: unknown, key: string): unknown[] {
  const list =
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined
  return Array.isArray(list) ? list.filter((entry) => typeof entry === 'object' && entry !== null) : []
}

function attributesOf(value: unknown): Attributes {
  const attributes: Attributes = new Map()
  for (const { key, value: content } of listOf({ value }, 'value') as { key?: string; value?: AnyValue }[]) {
    const read = content?.stringValue ?? content?.doubleValue ?? integerOf(content?.intValue)
    if (key !== undefined && read !== undefined) attributes.set(key, read)
  }
  return attributes
}

const integerOf = (value: string | number | undefined) => (value === undefined ? undefined : Number(value))

function nanoseconds(value: string | number | undefined): bigint | undefined {
  return /^\d{1,20}$/.test(String(value ?? '')) ? BigInt(value ?? 0) : undefined
}
