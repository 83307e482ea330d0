import { PortalError } from './errors'
import type { RefreshQueue } from './refresh-queue'

/** A response that is older was asked for by a screen that never came. */
const LONGEST_WAIT_MS = 10_000

interface Asked {
  readonly reader: string
  readonly at: number
  /** Undefined once a screen has asked for it. */
  readonly response: Promise<Response> | undefined
}

/** Responses that were asked for ahead of the screen that needs them, by what was asked for. Each is given out once. */
export class Ahead {
  readonly #asked = new Map<string, Asked>()

  /**
   * Sends a request, unless it is on its way already.
   *
   * @param reader - For whom the response is.
   * @throws {PortalError} `aborted` if the screen itself was earlier.
   */
  async begin(key: string, reader: string, send: () => Promise<Response>): Promise<Response> {
    const earlier = this.#recent(key, reader)
    if (earlier && !earlier.response) throw new PortalError({ code: 'aborted', request: key })
    const response = earlier?.response ?? send()
    if (!earlier) this.#keep(key, reader, response)
    // Both the caller and the screen read it.
    return (await response).clone()
  }

  /** Returns what was begun, unless it was for another reader or long ago. */
  take(key: string, reader: string): Promise<Response> | undefined {
    const earlier = this.#recent(key, reader)
    this.#keep(key, reader, undefined)
    return earlier?.response
  }

  /** Forgets everything, because a write may have changed it. */
  forget(): void {
    this.#asked.clear()
  }

  #keep(key: string, reader: string, response: Promise<Response> | undefined): void {
    this.#asked.delete(key)
    this.#asked.set(key, { reader, at: performance.now(), response })
  }

  #recent(key: string, reader: string): Asked | undefined {
    for (const [old, { at }] of this.#asked) {
      if (performance.now() - at <= LONGEST_WAIT_MS) break
      this.#asked.delete(old)
    }
    const found = this.#asked.get(key)
    return found?.reader === reader ? found : undefined
  }
}

const shared = new WeakMap<RefreshQueue, Ahead>()

/** Returns what all clients of one portal share, who have one queue. */
export function aheadOf(queue: RefreshQueue): Ahead {
  const ahead = shared.get(queue) ?? new Ahead()
  shared.set(queue, ahead)
  return ahead
}
