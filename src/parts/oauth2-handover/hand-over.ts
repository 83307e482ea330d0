import {
  type AuthorizationResponse,
  handoverMessage,
  type HandoverOutcome,
  isHandoverOutcome,
} from './messages'

/** Time-out for the opener, which replies at once if it waits. */
const PATIENCE_MS = 5000

/**
 * Passes the authorization response to the page that opened this window, if it is of this origin and waits for it. The browser
 * delivers to no other origin.
 *
 * @returns undefined if the opener does not respond.
 */
export function handOver(
  opener: Window,
  response: AuthorizationResponse,
): Promise<HandoverOutcome | undefined> {
  const { port1: reply, port2: forOpener } = new MessageChannel()
  return new Promise<HandoverOutcome | undefined>((resolve) => {
    const timer = setTimeout(() => resolve(undefined), PATIENCE_MS)
    reply.onmessage = ({ data }: MessageEvent<unknown>) => {
      clearTimeout(timer)
      resolve(isHandoverOutcome(data) ? data : undefined)
    }
    opener.postMessage(handoverMessage(response), window.location.origin, [forOpener])
  }).finally(() => reply.close())
}
