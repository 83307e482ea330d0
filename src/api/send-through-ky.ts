import ky from 'ky'
import { delay } from '../lib/delay'
import { endpointOf } from './endpoint'
import type { SendOptions } from './send-options'

/** Sends a request through ky, which handles the second attempt after a 401. */
export async function sendThroughKy(
  request: Request,
  { credentials, delayMs, name = endpointOf(request), renew }: SendOptions,
  signal: AbortSignal,
): Promise<Response> {
  if (delayMs) await delay(delayMs, signal)
  const sentAt = performance.now()
  return ky(request, {
    credentials,
    signal,
    // Ky's own time-out ends with the headers of a response; that of `exchange` with the last byte of its body.
    timeout: false,
    throwHttpErrors: false,
    // By default ky repeats requests that the server may have processed. Only a renewed session is a reason to repeat one.
    retry: { limit: 1, shouldRetry: () => false },
    hooks: {
      afterResponse: renew && [
        async (_request, _options, { status }, { retryCount }) => {
          if (status !== 401 || retryCount > 0) return undefined
          await renew(name, sentAt)
          return ky.retry({ delay: 0 })
        },
      ],
    },
  })
}
