import { setUsedAccessKeys } from '../store/access-keys'
import { setUsedCredentials } from '../store/credentials'
import type { Kysely } from 'kysely'
import type { Schema } from '../store/schema'

const flushMs = 1_000

/**
 * Writes down that keys were used, all of a second with one statement: introspection waits for no write. A process that is killed
 * loses the uses of its last second; the next use of the key is written down then.
 */
export class RecordedUses {
  #credentials = new Set<string>()
  #accessKeys = new Set<string>()
  #timer: NodeJS.Timeout | undefined
  #flushing = Promise.resolve()

  constructor(private readonly db: Kysely<Schema>) {}

  /** Of an application's key, whose use of today is not written down yet. */
  credential(id: string): void {
    this.#credentials.add(id)
    this.#flushLater()
  }

  /** Of a gateway's or operator's key, whose recorded use is not of the last minute. */
  accessKey(id: string): void {
    this.#accessKeys.add(id)
    this.#flushLater()
  }

  /** Writes what is left. Rejects if the database does not take it. */
  async close(): Promise<void> {
    clearTimeout(this.#timer)
    await this.#flushing
    await this.#flush()
  }

  #flushLater(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      this.#flushing = this.#flush().catch(() => undefined)
    }, flushMs).unref()
  }

  async #flush(): Promise<void> {
    await Promise.all([
      this.#write(this.#credentials, (ids) => setUsedCredentials(this.db, ids)),
      this.#write(this.#accessKeys, (ids) => setUsedAccessKeys(this.db, ids)),
    ])
  }

  async #write(noted: Set<string>, write: (ids: readonly string[]) => Promise<void>): Promise<void> {
    if (noted.size === 0) return
    const ids = [...noted]
    noted.clear()
    try {
      await write(ids)
    } catch (error) {
      // A locked row or a database that is away: they are written the next time.
      for (const id of ids) noted.add(id)
      this.#flushLater()
      throw error
    }
  }
}
