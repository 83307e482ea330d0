import {
  type AuthorizationResponse,
  handoverMessage,
  type HandoverOutcome,
  isOutcomeMessage,
  openHandoverChannel,
} from './messages'

/** Time-out for the page that waits, which replies at once. */
const PATIENCE_MS = 5000

/**
 * Passes the authorization response to the page of this origin that waits for it.
 *
 * @returns undefined if none waits. `state-changed` if those that wait have begun other sign-ins.
 */
export function handOver(response: AuthorizationResponse): Promise<HandoverOutcome | undefined> {
  const channel = openHandoverChannel()
  return new Promise<HandoverOutcome | undefined>((resolve) => {
    let outcome: HandoverOutcome | undefined
    const timer = setTimeout(() => resolve(outcome), PATIENCE_MS)
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (!isOutcomeMessage(data) || data.state !== response.state) return
      ;({ outcome } = data)
      // Another page may wait for it.
      if (outcome === 'state-changed') return
      clearTimeout(timer)
      resolve(outcome)
    }
    channel.postMessage(handoverMessage(response))
  }).finally(() => channel.close())
}
