import { LRUCache } from 'lru-cache'
import type { MaybePromise } from '../lib/maybe-promise'
import type { Change, ChangeFeed, ChangeTopic } from '../store/change-feed'

/** How old what is cached may be while changes of other processes may be missed. */
const unheardMs = 1_000

/** Whether a change outdates an entry. The value of one that is being loaded is not known. */
export type IsOutdated<V> = (key: string, value: V | undefined) => boolean

export interface CacheOptions<V> {
  /** Of the metrics. */
  name: string
  /** Entries that a change outdates: all, none, or those for which the returned function is true. */
  outdatedBy(change: Change): boolean | IsOutdated<V>
  /** Size of all entries. The least recently used one goes first, and is loaded again when it is asked for. */
  maxSize: number
  /** Default: each entry counts as one. */
  sizeOf?(key: string, value: V): number
  /** Larger entries are not cached. Default: `maxSize`. */
  maxEntrySize?: number
  /** Default: until a change. */
  lifetimeMs?: number
}

export interface CacheCounts {
  readonly name: string
  readonly hits: number
  readonly misses: number
  readonly size: number
}

/** Those of a server, which has one feed. */
const caches = new WeakMap<ChangeFeed, CacheCounts[]>()

/** Returns what is counted of every cache that listens to a feed. */
export const cachesOf = (changes: ChangeFeed): readonly CacheCounts[] => caches.get(changes) ?? []

/**
 * Caches values until a change outdates them. Concurrent requests for one key share one load. What was being loaded at the moment
 * of a change is neither cached nor given to requests that come after it.
 */
export class CacheUntilChange<V extends NonNullable<unknown>> implements CacheCounts {
  readonly name: string
  hits = 0
  misses = 0
  #entries: LRUCache<string, { value: V; readAt: number }>
  #pending = new Map<string, { value: Promise<V | undefined>; readAt: number }>()

  constructor(
    private readonly changes: ChangeFeed,
    { name, outdatedBy, maxSize, sizeOf, maxEntrySize, lifetimeMs }: CacheOptions<V>,
  ) {
    this.name = name
    caches.set(changes, [...cachesOf(changes), this])
    this.#entries = new LRUCache({
      maxSize,
      maxEntrySize,
      sizeCalculation: ({ value }, key) => sizeOf?.(key, value) ?? 1,
      ttl: lifetimeMs,
    })
    changes.subscribe((change) => {
      const outdated = outdatedBy(change)
      if (outdated === true) this.clear()
      else if (outdated) this.#deleteAll(outdated)
    })
  }

  /** @returns undefined for what is not cached. */
  get(key: string): V | undefined {
    const entry = this.#entries.get(key)
    const value = entry && this.#isRecent(entry) ? entry.value : undefined
    if (value === undefined) this.misses += 1
    else this.hits += 1
    return value
  }

  /** How many values it has. */
  get size(): number {
    return this.#entries.size
  }

  /** @param load - Its result is cached unless it is undefined. */
  getOrLoad(key: string, load: () => Promise<V>): MaybePromise<V>
  getOrLoad(key: string, load: () => Promise<V | undefined>): MaybePromise<V | undefined>
  getOrLoad(key: string, load: () => Promise<V | undefined>): MaybePromise<V | undefined> {
    const cached = this.get(key)
    if (cached !== undefined) return cached
    const pending = this.#pending.get(key)
    return pending && this.#isRecent(pending) ? pending.value : this.#load(key, load)
  }

  delete(key: string): void {
    this.#entries.delete(key)
    this.#pending.delete(key)
  }

  clear(): void {
    this.#entries.clear()
    this.#pending.clear()
  }

  #load(key: string, load: () => Promise<V | undefined>): Promise<V | undefined> {
    const readAt = performance.now()
    const pending = { value: load(), readAt }
    this.#pending.set(key, pending)
    const settle = (value?: V) => {
      // A change has come meanwhile, so the value may be older.
      if (this.#pending.get(key) !== pending) return
      this.#pending.delete(key)
      if (value !== undefined) this.#entries.set(key, { value, readAt })
    }
    pending.value.then(settle, () => settle())
    return pending.value
  }

  #isRecent({ readAt }: { readAt: number }): boolean {
    return this.changes.isListening || performance.now() - readAt < unheardMs
  }

  #deleteAll(isOutdated: IsOutdated<V>): void {
    const outdated: string[] = []
    this.#entries.forEach(({ value }, key) => {
      if (isOutdated(key, value)) outdated.push(key)
    })
    for (const key of outdated) this.#entries.delete(key)
    for (const key of this.#pending.keys()) if (isOutdated(key, undefined)) this.#pending.delete(key)
  }
}

/** Returns a function that loads a value once, and again after every change of the topic. */
export function cachedUntilChange<T extends NonNullable<unknown>>(
  changes: ChangeFeed,
  { name, topic }: { name: string; topic: ChangeTopic },
  load: () => Promise<T>,
): () => MaybePromise<T> {
  const cache = new CacheUntilChange<T>(changes, {
    name,
    outdatedBy: (change) => change.topic === topic,
    maxSize: 1,
  })
  return () => cache.getOrLoad('', load)
}
