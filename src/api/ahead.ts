import { PortalError } from './errors'
import type { ApiResponse } from './transport'

/** A response that is older was asked for by a screen that never came. */
const LONGEST_WAIT_MS = 10_000

interface Begun {
  readonly viewerId: string
  readonly at: number
  readonly response: Promise<ApiResponse>
}

/** Responses that were asked for ahead of the screen that needs them, by what was asked for. Each is given out once. */
export class Ahead {
  readonly #begun = new Map<string, Begun>()
  readonly #viewerId: () => string | undefined

  /** @param viewerId - Of the session that is known, or of the stored one as long as the portal has not started. */
  constructor(viewerId: () => string | undefined) {
    this.#viewerId = viewerId
  }

  /** Sends a request that needs a session. @throws {PortalError} `no-session` without one, before anything is sent. */
  async begin(key: string, send: () => Promise<ApiResponse>): Promise<ApiResponse> {
    const viewerId = this.#viewerId()
    if (viewerId === undefined) throw new PortalError({ code: 'no-session', request: key })
    const response = send()
    this.#begun.set(key, { viewerId, at: performance.now(), response })
    return response
  }

  /** Returns what was begun, unless it was for another viewer or long ago. */
  take(key: string): Promise<ApiResponse> | undefined {
    const begun = this.#begun.get(key)
    this.#begun.delete(key)
    if (!begun || begun.viewerId !== this.#viewerId()) return undefined
    return performance.now() - begun.at > LONGEST_WAIT_MS ? undefined : begun.response
  }
}
