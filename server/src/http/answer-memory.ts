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
  #kept = new Map<string, { answer: Answer; until: number }>()
  #pending = new Map<string, Promise<Answer>>()
  #bytes = 0

  constructor(private readonly changes: ChangeFeed) {
    changes.subscribe(({ topic }) => {
      if (topic !== 'sessions') this.#clear()
    })
  }

  /** @param key - Everything the answer depends on: address, viewer, language, media type. */
  kept(key: string): Answer | undefined {
    const kept = this.#kept.get(key)
    return kept && kept.until > Date.now() && this.changes.isListening ? kept.answer : undefined
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
      if (answer) this.#keep(key, answer)
    }
    pending.then(settled, () => settled())
    return pending
  }

  #keep(key: string, answer: Answer): void {
    const size = key.length + (answer.body?.length ?? 0)
    if (size > largestKept) return
    if (this.#bytes + size > mostKept) this.#clear()
    this.#bytes += size
    this.#kept.set(key, { answer, until: Date.now() + lifetimeMs })
  }

  #clear(): void {
    this.#kept.clear()
    this.#pending.clear()
    this.#bytes = 0
  }
}
