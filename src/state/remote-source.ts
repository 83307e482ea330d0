import { isPortalError, PortalError } from '../api'
import type { Remote } from './remote'

/** The failure as the one error that screens know; anything else is a mistake of ours and keeps its cause. */
export const toPortalError = (failure: unknown): PortalError =>
  isPortalError(failure)
    ? failure
    : new PortalError({ code: 'unexpected', request: 'client', cause: failure })

export type Load<T> = (signal: AbortSignal) => Promise<T>

/** Loads one thing at a time: a newer load makes the answer of an older one void. */
export class RemoteSource<T> {
  #state: Remote<T> = { status: 'loading' }
  #running: AbortController | undefined
  readonly #listeners = new Set<() => void>()

  /** Returns its own undo. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly snapshot = (): Remote<T> => this.#state

  /** Starts a load; data of an earlier one stays, marked as refreshing. */
  load(load: Load<T>): void {
    this.stop()
    const running = new AbortController()
    this.#running = running
    this.#set(this.#state.status === 'ready' ? { ...this.#state, refreshing: true } : { status: 'loading' })
    const settle = (state: Remote<T>) => {
      if (this.#running === running) this.#set(state)
    }
    load(running.signal).then(
      (data) => settle({ status: 'ready', data, refreshing: false }),
      (failure: unknown) =>
        settle({ status: 'failed', error: toPortalError(failure), retry: () => this.load(load) }),
    )
  }

  /** Aborts what is under way; its outcome is not told. */
  stop(): void {
    this.#running?.abort()
    this.#running = undefined
  }

  #set(state: Remote<T>): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}
