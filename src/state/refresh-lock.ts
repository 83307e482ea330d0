import type { RefreshLock } from '../api'
import type { PortalChannel } from './portal-channel'

// Another tab reports its success before it releases the lock, but message and lock arrive separately. Without a message in this
// time the other tab is taken to have failed; one refresh too many is harmless.
const MESSAGE_TIMEOUT_MS = 250

/** Refreshes inside a Web Lock, and informs other tabs afterwards. */
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
    let isAllowed = false
    const attempt = locks.request(this.#name, { ifAvailable: true }, async (lock) => {
      isAllowed = true
      if (lock) await refreshUnlessDone()
      return lock !== null
    })
    const wasFree = await attempt.catch(async (failure: unknown) => {
      if (isAllowed) throw failure
      // Browsers that keep no data of a page refuse locks as well.
      await refreshUnlessDone()
      return true
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
