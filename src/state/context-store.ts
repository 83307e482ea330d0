import { createStore, type Store } from '../lib/store'
import type { PortalContext } from './portal-context'
import type { Remote } from './remote'
import { toPortalError } from './to-portal-error'

/** The portal context, shared by everything that shows one portal. */
export class ContextStore {
  readonly #remote = createStore<Remote<PortalContext>>({ status: 'loading' })
  /** Calls the listener after each change. Returns the function that ends it. */
  readonly subscribe: Store<unknown>['subscribe'] = this.#remote.subscribe
  readonly #load: () => Promise<PortalContext>
  readonly #retry: () => void

  /** @param options.retry - What a failed state offers to its reader. */
  constructor(options: { load(): Promise<PortalContext>; retry(): void }) {
    this.#load = options.load
    this.#retry = options.retry
  }

  get remote(): Remote<PortalContext> {
    return this.#remote.get()
  }

  /** Undefined until the context has arrived. */
  get current(): PortalContext | undefined {
    const { remote } = this
    return remote.status === 'ready' ? remote.data : undefined
  }

  /** False as long as nothing is known. */
  get isPublic(): boolean {
    return this.current?.isPublic ?? false
  }

  /** Whether visitors read what is open to them. False as long as nothing is known. */
  get isOpenReading(): boolean {
    return this.current?.isOpenReading ?? false
  }

  /** Flags that are not named are off. */
  get featureFlags(): PortalContext['featureFlags'] {
    return this.current?.featureFlags ?? {}
  }

  /** The given title, else the portal's own name, else the fallback. */
  title(given: string | undefined, fallback: string): string {
    return given?.trim() || this.current?.name || fallback
  }

  /** Asks the server, again if need be; what was known stays visible meanwhile. @throws {PortalError} */
  async load(): Promise<PortalContext> {
    const known = this.current
    this.#remote.set(known ? { status: 'ready', data: known, refreshing: true } : { status: 'loading' })
    try {
      const data = await this.#load()
      this.#remote.set({ status: 'ready', data, refreshing: false })
      return data
    } catch (failure) {
      const error = toPortalError(failure)
      this.#remote.set(
        known
          ? { status: 'ready', data: known, refreshing: false }
          : { status: 'failed', error, retry: this.#retry },
      )
      throw error
    }
  }
}
