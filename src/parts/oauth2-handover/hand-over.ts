import {
  type AuthorizationResponse,
  handoverMessage,
  type HandoverOutcome,
  isHandoverOutcome,
} from './messages'

/** A page that waits answers at once; one that does not never will. */
const PATIENCE_MS = 5000

/**
 * Gives the answer to the page that opened this window, if that is one of this origin and waits for it. The browser delivers to
 * no other origin, whoever the opener is.
 *
 * @returns undefined where nobody takes it.
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
