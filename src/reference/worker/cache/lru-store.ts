import { delMany, getMany, keys, setMany, update } from 'idb-keyval'
import { isRecord } from '../../../lib/is-record'
import { cacheStore } from '../../cache-store'

/** More descriptions than one reader goes to and fro between. */
const MOST_ENTRIES = 12
const MOST_BYTES = 96_000_000

const LIST = 'entries'

export interface CacheEntry {
  readonly id: string
  readonly bytes: number
  readonly usedAt: number
  /** The portal that it is private to, and who read it there. */
  readonly portal?: string
  readonly viewer?: string
}

const isEntry = (value: unknown): value is CacheEntry =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.bytes === 'number' &&
  typeof value.usedAt === 'number'

/** Anything else that is found there counts as nothing. */
const entriesOf = (found: unknown): CacheEntry[] => (Array.isArray(found) ? found.filter(isEntry) : [])

const isOfAnotherViewer = (entry: CacheEntry, { portal, viewer }: CacheEntry): boolean =>
  portal !== undefined && entry.portal === portal && entry.viewer !== viewer

/** The entries that stay beside a new one: those used last, as far as there is room. */
function entriesBeside(entry: CacheEntry, found: readonly CacheEntry[]): CacheEntry[] {
  const others = found.filter((other) => other.id !== entry.id && !isOfAnotherViewer(other, entry))
  let left = MOST_BYTES - entry.bytes
  return others
    .sort((one, other) => other.usedAt - one.usedAt)
    .slice(0, MOST_ENTRIES - 1)
    .filter(({ bytes }) => (left -= bytes) >= 0)
}

/** Values in IndexedDB, bounded in number and size; the least recently used give way. Everything rejects where there is no storage. */
export class LruStore {
  readonly #store = cacheStore()

  get(id: string, name: string): Promise<unknown> {
    return getMany<unknown>([`${id} ${name}`], this.#store).then(([value]) => value)
  }

  /** Puts the values of one entry there, in the place of those that it had. */
  async put(entry: CacheEntry, values: Readonly<Record<string, unknown>>): Promise<void> {
    if (entry.bytes > MOST_BYTES / 2) return
    let remaining: readonly CacheEntry[] = []
    await this.#updateList((found) => (remaining = [entry, ...entriesBeside(entry, found)]))
    await this.#sweep(remaining.filter(({ id }) => id !== entry.id))
    try {
      await setMany(
        Object.entries(values).map(([name, value]) => [`${entry.id} ${name}`, value]),
        this.#store,
      )
    } catch (failure) {
      // Most likely there is no room left.
      await this.remove(entry.id)
      throw failure
    }
  }

  /** Notes that an entry was used. */
  touch(id: string): Promise<void> {
    return this.#updateList((found) =>
      found.map((entry) => (entry.id === id ? { ...entry, usedAt: Date.now() } : entry)),
    )
  }

  async remove(id: string): Promise<void> {
    let remaining: readonly CacheEntry[] = []
    await this.#updateList((found) => (remaining = found.filter((entry) => entry.id !== id)))
    await this.#sweep(remaining)
  }

  #updateList(change: (found: CacheEntry[]) => CacheEntry[]): Promise<void> {
    return update<unknown>(LIST, (found) => change(entriesOf(found)), this.#store)
  }

  /** Removes every value that belongs to none of the entries, also those that a closed page wrote only in part. */
  async #sweep(entries: readonly CacheEntry[]): Promise<void> {
    const isListed = (key: IDBValidKey) =>
      typeof key === 'string' && (key === LIST || entries.some(({ id }) => key.startsWith(`${id} `)))
    const all = await keys(this.#store)
    await delMany(
      all.filter((key) => !isListed(key)),
      this.#store,
    )
  }
}
