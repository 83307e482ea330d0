import { LRUCache } from 'lru-cache'
import type { ChangeFeed } from '../store/change-feed'
import { withTag, type OperationResponse } from './operation-response'

const megabyte = 1024 * 1024
const maxEntryBytes = megabyte / 2
const maxCacheBytes = 32 * megabyte
/** Short, because no change event is sent when a date is reached, such as the sunset of a version. */
const lifetimeMs = 10_000

/**
 * Caches serialized responses of frequent reads. Any change of content or access clears the cache. It is bypassed while change
 * notifications cannot arrive.
 */
export class ResponseCache {
  #cache = new LRUCache<string, OperationResponse>({
    maxSize: maxCacheBytes,
    maxEntrySize: maxEntryBytes,
    sizeCalculation: ({ body }, key) => key.length + (body?.length ?? 0),
    ttl: lifetimeMs,
  })
  #pending = new Map<string, Promise<OperationResponse>>()

  constructor(private readonly changes: ChangeFeed) {
    changes.subscribe(({ topic }) => {
      if (topic !== 'sessions') this.#clear()
    })
  }

  /** @param key - Everything the response depends on: URL, viewer, language, media type. */
  get(key: string): OperationResponse | undefined {
    return this.changes.isListening ? this.#cache.get(key) : undefined
  }

  /** Returns the response that is cached or being produced, else produces it. */
  async getOrProduce(key: string, produce: () => Promise<OperationResponse>): Promise<OperationResponse> {
    if (!this.changes.isListening) return withTag(await produce())
    return this.get(key) ?? this.#pending.get(key) ?? this.#produce(key, produce)
  }

  #produce(key: string, produce: () => Promise<OperationResponse>): Promise<OperationResponse> {
    const pending = produce().then(withTag)
    this.#pending.set(key, pending)
    const settle = (response?: OperationResponse) => {
      // A change has cleared the cache meanwhile, so the response may be outdated.
      if (this.#pending.get(key) !== pending) return
      this.#pending.delete(key)
      if (response) this.#cache.set(key, response)
    }
    pending.then(settle, () => settle())
    return pending
  }

  #clear(): void {
    this.#cache.clear()
    this.#pending.clear()
  }
}
