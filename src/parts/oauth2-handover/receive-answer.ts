import { type AuthorizationAnswer, isHandoverMessage } from './messages'

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
export function receiveAnswer({ popup, state, signal }: ReceiveOptions): Promise<AuthorizationAnswer> {
  return new Promise((resolve, reject) => {
    const stop = () => window.removeEventListener('message', onMessage)
    const onMessage = ({ data, origin, source, ports }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin || source !== popup || !isHandoverMessage(data)) return
      stop()
      const { answer } = data
      if (answer.state !== state) {
        ports[0]?.postMessage('state-changed')
        reject(new StateChanged())
        return
      }
      ports[0]?.postMessage(answer.code === undefined ? 'no-code' : 'taken')
      resolve(answer)
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
