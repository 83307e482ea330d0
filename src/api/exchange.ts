/** How far a response came. */
export type ExchangeEnding = 'complete' | 'canceled' | 'timeout' | 'too-large' | 'broken'

export interface ExchangeLimits {
  /** Aborts the request. */
  readonly signal?: AbortSignal
  /** From the first byte sent to the last received. Default: no limit. */
  readonly timeoutMs?: number
  /** Size of the body after which nothing more is read. Default: no limit. */
  readonly maxBytes?: number
  /** Reads nothing of a body that is announced as larger. Default: reads what is allowed. */
  readonly isWhole?: boolean
}

export type Exchange =
  | { readonly response: Response; readonly ending: ExchangeEnding; readonly sizeBytes: number }
  /** There was no response. `cause` is what `send` threw. */
  | {
      readonly response: undefined
      readonly ending: 'canceled' | 'timeout' | 'broken'
      readonly cause: unknown
    }

/**
 * Sends one request and reads its response under one set of limits, and says how that ended. Never throws. All requests of the kit
 * go through it: those to the Portal API, those that a viewer tries out, and those for API descriptions. Only the first
 * renew a session.
 *
 * @param send - Sends the request with the given signal.
 * @param take - Takes the pieces of the body as they arrive, also those of a response that is then cut short.
 */
export async function exchange(
  send: (signal: AbortSignal) => Promise<Response>,
  { signal, timeoutMs, maxBytes = Infinity, isWhole = false }: ExchangeLimits,
  take: (piece: Uint8Array<ArrayBuffer>, response: Response) => void,
): Promise<Exchange> {
  const timeout = timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs)
  const limits = AbortSignal.any([signal, timeout].filter((limit) => limit !== undefined))
  const interruption = () => {
    if (signal?.aborted) return 'canceled'
    return timeout?.aborted ? 'timeout' : 'broken'
  }
  let response: Response
  try {
    response = await send(limits)
  } catch (cause) {
    return { response: undefined, ending: interruption(), cause }
  }
  let sizeBytes = 0
  const ended = (ending: ExchangeEnding) => ({ response, ending, sizeBytes })
  try {
    if (isWhole && Number(response.headers.get('content-length')) > maxBytes) {
      await response.body?.cancel()
      return ended('too-large')
    }
    const reader = response.body?.getReader()
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
      sizeBytes += piece.value.length
      take(piece.value as Uint8Array<ArrayBuffer>, response)
      if (sizeBytes <= maxBytes) continue
      await reader?.cancel()
      return ended('too-large')
    }
    return ended('complete')
  } catch {
    return ended(interruption())
  }
}
