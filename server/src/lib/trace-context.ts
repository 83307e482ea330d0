import { AsyncLocalStorage } from 'node:async_hooks'

/** A trace of several services that a request is part of (W3C Trace Context). */
export interface TraceContext {
  /** 32 hexadecimal digits. */
  readonly traceId: string
  /** As they came; this server adds no span of its own. */
  readonly headers: Readonly<Record<string, string>>
}

type Headers = Readonly<Record<string, string | string[] | undefined>>

const version0 = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/
/** The least that a service has to pass on, and the most that this one does. */
const longestState = 512

/** Returns undefined if there is none, or none that can be read. */
export function readTraceContext({ traceparent, tracestate }: Headers): TraceContext | undefined {
  const [parent, traceId] = version0.exec(String(traceparent)) ?? []
  if (!parent || !traceId) return undefined
  const hasState = typeof tracestate === 'string' && tracestate.length <= longestState
  return { traceId, headers: { traceparent: parent, ...(hasState && { tracestate }) } }
}

const current = new AsyncLocalStorage<TraceContext>()

/** Runs `next`, and everything that it starts, as part of the trace. */
export function withinTrace(trace: TraceContext, next: () => void): void {
  current.run(trace, next)
}

/** Headers for a request to another service, which is part of the same trace. */
export const traceHeaders = (): TraceContext['headers'] => current.getStore()?.headers ?? {}
