import { createStore } from '../../lib/store'
import type { Portal } from '../../state/portal'

/** Try it, to be opened at an operation with the credentials of an application. */
export interface TryItRequest {
  /** ID of a version. */
  readonly version: string
  /** ID within the description. */
  readonly operation: string
  /** ID of an application with access. */
  readonly application: string
}

/** Requests to open Try it, between the tags of a page. They carry no secret, and are kept in memory only. */
class TryItRequests {
  readonly #pending = createStore<TryItRequest | undefined>(undefined)
  readonly #references = new Map<string, (operation: string) => void>()
  readonly subscribe = this.#pending.subscribe
  readonly pending = this.#pending.get

  /** Returns whether a reference of this page shows the version, and goes to the operation. If not, the next that does takes the request. */
  ask(request: TryItRequest): boolean {
    this.#pending.set(request)
    const open = this.#references.get(request.version)
    open?.(request.operation)
    return open !== undefined
  }

  /** Notes that a reference shows a version. @param open - Goes to an operation. @returns what ends it. */
  shows(version: string, open: (operation: string) => void): () => void {
    this.#references.set(version, open)
    return () => {
      if (this.#references.get(version) === open) this.#references.delete(version)
    }
  }

  taken(): void {
    this.#pending.set(undefined)
  }
}

const requests = new WeakMap<Portal['session'], TryItRequests>()

/** Returns what all elements of a portal share. */
export function tryItRequestsOf({ session, bus }: Portal): TryItRequests {
  const known = requests.get(session)
  if (known) return known
  const created = new TryItRequests()
  requests.set(session, created)
  bus.on('session-change', () => created.taken())
  return created
}
