import type { RefreshLock } from '../api'
import type { PortalChannel } from './portal-channel'

// Another tab tells of its success before it lets go of the lock, but the two travel separately. When no news comes in
// this time the other tab is taken to have failed or died; one refresh too many is harmless.
const MESSAGE_TIMEOUT_MS = 250

/** A Web Lock around the refresh and a word to the others after it. */
export class SharedRefreshLock implements RefreshLock {
  refreshedAt = -Infinity
  readonly #name: string
  readonly #channel: PortalChannel

  constructor(name: string, channel: PortalChannel) {
    this.#name = `${name}:refresh`
    this.#channel = channel
    channel.messages.on('refreshed', () => (this.refreshedAt = performance.now()))
  }

  async run(since: number, refresh: () => Promise<void>): Promise<void> {
    const refreshUnlessDone = async () => {
      if (this.refreshedAt > since) return
      await refresh()
      this.refreshedAt = performance.now()
      this.#channel.send('refreshed', undefined)
    }
    // Pages without a secure context have no locks; there the server's grace for a token used twice has to do.
    const locks: LockManager | undefined = navigator.locks
    if (!locks) return refreshUnlessDone()
    const wasFree = await locks.request(this.#name, { ifAvailable: true }, async (lock) => {
      if (lock) await refreshUnlessDone()
      return lock !== null
    })
    if (wasFree) return
    await locks.request(this.#name, async () => {
      await this.#newsSince(since)
      await refreshUnlessDone()
    })
  }

  #newsSince(since: number): Promise<void> {
    if (this.refreshedAt > since) return Promise.resolve()
    return new Promise((resolve) => {
      const { messages } = this.#channel
      const settle = () => {
        messages.off('refreshed', settle)
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(settle, MESSAGE_TIMEOUT_MS)
      messages.on('refreshed', settle)
    })
  }
}
