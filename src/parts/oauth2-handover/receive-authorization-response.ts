import { type AuthorizationResponse, isHandoverMessage } from './messages'

export interface ReceiveOptions {
  /** The window that was opened for the sign-in. */
  readonly popup: Window
  /** Sent along with the request; only an answer with the same one is taken. */
  readonly state: string
  readonly signal: AbortSignal
}

/** The answer in the window belongs to another request than ours. */
export class StateChanged extends Error {}

/**
 * Waits for the answer that the redirect page hands over: from the given window, of this origin, with the given state. What comes
 * from anywhere else is not even replied to.
 *
 * @throws {StateChanged}
 * @throws the signal's reason.
 */
export function receiveAuthorizationResponse({
  popup,
  state,
  signal,
}: ReceiveOptions): Promise<AuthorizationResponse> {
  return new Promise((resolve, reject) => {
    const stop = () => window.removeEventListener('message', onMessage)
    const onMessage = ({ data, origin, source, ports }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin || source !== popup || !isHandoverMessage(data)) return
      stop()
      const { response } = data
      if (response.state !== state) {
        ports[0]?.postMessage('state-changed')
        reject(new StateChanged())
        return
      }
      ports[0]?.postMessage(response.code === undefined ? 'no-code' : 'taken')
      resolve(response)
    }
    window.addEventListener('message', onMessage)
    signal.addEventListener(
      'abort',
      () => {
        stop()
        reject(signal.reason as Error)
      },
      { once: true },
    )
  })
}
