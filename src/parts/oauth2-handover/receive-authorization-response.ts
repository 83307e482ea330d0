import {
  type AuthorizationResponse,
  isHandoverMessage,
  openHandoverChannel,
  outcomeMessage,
} from './messages'

export interface ReceiveOptions {
  /** Sent along with the request; only a response with the same one is taken. */
  readonly state: string
  readonly signal: AbortSignal
}

/**
 * Waits for the response that the redirect page of this origin hands over. Those with another state are of other sign-ins, or were tampered
 * with: the redirect page says so.
 *
 * @throws the signal's reason.
 */
export function receiveAuthorizationResponse({
  state,
  signal,
}: ReceiveOptions): Promise<AuthorizationResponse> {
  const channel = openHandoverChannel()
  return new Promise<AuthorizationResponse>((resolve, reject) => {
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (!isHandoverMessage(data)) return
      const { response } = data
      const isOther = response.state !== state
      const outcome = isOther ? 'state-changed' : response.code === undefined ? 'no-code' : 'taken'
      channel.postMessage(outcomeMessage(response.state, outcome))
      if (!isOther) resolve(response)
    }
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  }).finally(() => channel.close())
}
