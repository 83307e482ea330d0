import { createStore, type Store } from '../lib/store'
import type { Remote } from './remote'
import { toPortalError } from './to-portal-error'

export type Load<T> = (signal: AbortSignal) => Promise<T>

/** What is loaded and which data it is: two keys are the same if their parts are. */
export interface RemoteRequest<T> {
  readonly key: readonly unknown[]
  readonly load: Load<T>
}

export const isSameKey = (one: readonly unknown[] | undefined, other: readonly unknown[]): boolean =>
  one?.length === other.length && one.every((part, index) => Object.is(part, other[index]))

interface Loaded<T> {
  /** The key that the data was loaded for; undefined as long as there is none. */
  readonly key: readonly unknown[] | undefined
  readonly remote: Remote<T>
}

/** Loads one thing at a time: the result of an older load is dropped. */
export class RemoteLoader<T> {
  readonly #loaded: Store<Loaded<T>>
  readonly subscribe: Store<Loaded<T>>['subscribe']
  readonly get: Store<Loaded<T>>['get']
  #running: AbortController | undefined
  #request: RemoteRequest<T> | undefined
  /** What is there was loaded on an earlier visit. */
  #isKept: boolean

  /** @param kept - Shown until the first load of the same key has ended, and as if it had. */
  constructor(kept?: { readonly key: readonly unknown[]; readonly data: T }) {
    this.#isKept = kept !== undefined
    this.#loaded = createStore<Loaded<T>>(
      kept
        ? { key: kept.key, remote: { status: 'ready', data: kept.data, refreshing: false } }
        : { key: undefined, remote: { status: 'loading' } },
    )
    this.subscribe = this.#loaded.subscribe
    this.get = this.#loaded.get
  }

  /** Starts a load. Data that is there stays until the result arrives, together with the key that it belongs to. */
  load(request: RemoteRequest<T>): void {
    this.stop()
    const running = new AbortController()
    this.#running = running
    this.#request = request
    const { key, remote } = this.get()
    const isSilent = this.#isKept && isSameKey(key, request.key)
    this.#isKept = false
    if (remote.status === 'ready' && !isSilent)
      this.#loaded.set({ key, remote: { ...remote, refreshing: true } })
    // What is loading already has no key yet, and its readers need not render again.
    if (remote.status === 'failed') this.#loaded.set({ key: undefined, remote: { status: 'loading' } })
    const settle = (result: Remote<T>) => {
      if (this.#running === running) this.#loaded.set({ key: request.key, remote: result })
    }
    request.load(running.signal).then(
      (data) => settle({ status: 'ready', data, refreshing: false }),
      (failure: unknown) =>
        settle({ status: 'failed', error: toPortalError(failure), retry: () => this.load(request) }),
    )
  }

  /** Loads the same again; without a load before it, or after `stop`, nothing. */
  readonly reload = (): void => {
    if (this.#request) this.load(this.#request)
  }

  /** Aborts a running load; its result is dropped. */
  stop(): void {
    this.#running?.abort()
    this.#running = undefined
    this.#request = undefined
  }
}
