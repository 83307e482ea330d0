import { readProblem } from '../lib/problem'
import { endpointOf } from './endpoint'
import { codeOfStatus, isPortalError, PortalError } from './errors'
import { exchange, type ExchangeEnding } from './exchange'
import type { SendOptions } from './send-options'
import { sendWithRenewal } from './send-with-renewal'

const codeOfEnding: Partial<Record<ExchangeEnding, 'aborted' | 'timeout'>> = {
  canceled: 'aborted',
  timeout: 'timeout',
}

/** Returns the value of a JSON text, or undefined if it is none. */
export function parseJson(text: unknown): unknown {
  try {
    return typeof text === 'string' ? (JSON.parse(text) as unknown) : undefined
  } catch {
    return undefined
  }
}

/** Sends one request, and returns its response once its body has arrived. @throws {PortalError} for every outcome but a 2xx. */
export async function send(request: Request, options: SendOptions): Promise<Response> {
  const endpoint = endpointOf(request)
  const names = { request: options.name ?? endpoint, endpoint }
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const result = await exchange(
    (signal) => sendWithRenewal(request, options, signal),
    options,
    (piece) => {
      pieces.push(piece)
    },
  )
  const { response, ending } = result
  if (!response || ending !== 'complete') {
    const cause = response ? undefined : result.cause
    if (isPortalError(cause)) throw cause
    const code = codeOfEnding[ending]
    throw new PortalError(code ? { ...names, code } : { ...names, code: 'network', cause })
  }
  const { ok, status, statusText } = response
  // Some statuses allow no body, not even an empty one.
  const content = pieces.length > 0 ? new Blob(pieces) : null
  if (ok) return new Response(content, response)
  const problem = readProblem(parseJson(await content?.text()))
  throw new PortalError({ ...names, code: codeOfStatus(status), status, statusText, problem })
}

/** Returns the error for a response that does not match its operation. */
export function unexpectedResponse(request: Request, { status }: Response): PortalError {
  const endpoint = endpointOf(request)
  return new PortalError({
    code: 'unexpected',
    request: endpoint,
    status,
    message: `${endpoint}: the answer is not what the Portal API gives. Does the API base address lead to one?`,
  })
}
