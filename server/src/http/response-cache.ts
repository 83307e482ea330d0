import type { MaybePromise } from '../lib/maybe-promise'
import { CacheUntilChange } from '../rules/cached-until-change'
import type { ChangeFeed } from '../store/change-feed'
import type { OperationResponse } from './operation-response'

const megabyte = 1024 * 1024
const maxEntryBytes = megabyte / 2
const maxCacheBytes = 32 * megabyte
/** Short, because the database's clock decides when a version becomes sunset. */
const lifetimeMs = 10_000

/** Caches serialized responses of frequent reads, until content or settings change. */
export class ResponseCache {
  #cache: CacheUntilChange<OperationResponse>

  constructor(changes: ChangeFeed) {
    this.#cache = new CacheUntilChange(changes, {
      name: 'responses',
      outdatedBy: ({ topic }) => topic === 'content' || topic === 'settings',
      maxSize: maxCacheBytes,
      maxEntrySize: maxEntryBytes,
      sizeOf: (key, { body }) => key.length + (body?.length ?? 0),
      lifetimeMs,
    })
  }

  /** @param key - Everything the response depends on: URL, access, language, media type, encoding. */
  get(key: string): OperationResponse | undefined {
    return this.#cache.get(key)
  }

  /** Returns the response that is cached or being produced, else produces it. */
  getOrProduce(key: string, produce: () => Promise<OperationResponse>): MaybePromise<OperationResponse> {
    return this.#cache.getOrLoad(key, produce)
  }
}
