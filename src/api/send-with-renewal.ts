import { delay } from '../lib/delay'
import { endpointOf } from './endpoint'
import type { SendOptions } from './send-options'

/** Sends a request, and a second time if the response is a 401 and its session could be renewed. */
export async function sendWithRenewal(
  request: Request,
  { credentials, delayMs, name = endpointOf(request), renew }: SendOptions,
  signal: AbortSignal,
): Promise<Response> {
  if (delayMs) await delay(delayMs, signal)
  const sentAt = performance.now()
  // The body of a request can be read once.
  const response = await fetch(renew ? request.clone() : request, { credentials, signal })
  if (response.status !== 401 || !renew) return response
  await response.body?.cancel()
  await renew(name, sentAt)
  return fetch(request, { credentials, signal })
}
