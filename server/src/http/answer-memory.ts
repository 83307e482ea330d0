import { LRUCache } from 'lru-cache'
import type { ChangeFeed } from '../store/change-feed'
import { sealed, type Answer } from './answer'

const megabyte = 1024 * 1024
const largestKept = megabyte / 2
const mostKept = 32 * megabyte
/** Nothing announces that a moment has come, the end of a version for example; so answers are not kept for long. */
const lifetimeMs = 10_000

/**
 * Serialised answers of the reads that everybody makes. Any change of content or access empties it, and while changes
 * cannot be heard it is passed by.
 */
export class AnswerMemory {
  #kept = new LRUCache<string, Answer>({
    maxSize: mostKept,
    maxEntrySize: largestKept,
    sizeCalculation: ({ body }, key) => key.length + (body?.length ?? 0),
    ttl: lifetimeMs,
  })
  #pending = new Map<string, Promise<Answer>>()

  constructor(private readonly changes: ChangeFeed) {
    changes.subscribe(({ topic }) => {
      if (topic !== 'sessions') this.#clear()
    })
  }

  /** @param key - Everything the answer depends on: address, viewer, language, media type. */
  kept(key: string): Answer | undefined {
    return this.changes.isListening ? this.#kept.get(key) : undefined
  }

  /** The answer that is kept or just being made, else a new one. */
  async answer(key: string, produce: () => Promise<Answer>): Promise<Answer> {
    if (!this.changes.isListening) return sealed(await produce())
    return this.kept(key) ?? this.#pending.get(key) ?? this.#produce(key, produce)
  }

  #produce(key: string, produce: () => Promise<Answer>): Promise<Answer> {
    const pending = produce().then(sealed)
    this.#pending.set(key, pending)
    const settled = (answer?: Answer) => {
      // Replaced by a change meanwhile: then the answer may be older than that change.
      if (this.#pending.get(key) !== pending) return
      this.#pending.delete(key)
      if (answer) this.#kept.set(key, answer)
    }
    pending.then(settled, () => settled())
    return pending
  }

  #clear(): void {
    this.#kept.clear()
    this.#pending.clear()
  }
}
