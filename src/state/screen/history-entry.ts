import { isRecord } from '../../lib/is-record'
import { isNewPage } from '../page'
import { type StoredText, tabText } from '../page-storage'

/** The state of one entry of the history, for a viewer who comes back to it. */
export interface HistoryEntry {
  /** Undefined if nothing was written. The storage may have been tampered with: check what it is. */
  read(name: string): unknown
  /** Remembers a small value beyond a reload. @param value - As JSON writes it; nothing personal. */
  write(name: string, value: unknown): void
}

/** Entries further back are forgotten. */
const MOST_ENTRIES = 50

/** In letters, of several millions that the pages of an origin share. */
const MOST_STORED = 65_536

class RememberedEntry implements HistoryEntry {
  readonly values: Map<string, unknown>

  constructor(values: Readonly<Record<string, unknown>> = {}) {
    this.values = new Map(Object.entries(values))
  }

  read(name: string): unknown {
    return this.values.get(name)
  }

  write(name: string, value: unknown): void {
    this.values.set(name, value)
  }
}

/** Remembered entries, the latest of them last. */
export class HistoryEntries {
  readonly #stored: StoredText
  readonly #entries: Map<string, RememberedEntry>
  readonly #isNewPage: () => boolean
  #isFirst = true

  constructor(stored: StoredText, isNewPage: () => boolean) {
    this.#stored = stored
    this.#entries = new Map(readEntries(stored.read()))
    this.#isNewPage = isNewPage
  }

  /** Returns what is remembered under a key, which is nothing at first. The first key is that of the entry that the page was opened with. */
  at(key: string): HistoryEntry {
    // A page that is opened at its own address takes the place of its entry, and the key of that.
    if (this.#isFirst && this.#isNewPage()) this.#entries.delete(key)
    this.#isFirst = false
    const entry = this.#entries.get(key) ?? new RememberedEntry()
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    for (const oldest of [...this.#entries.keys()].slice(0, -MOST_ENTRIES)) this.#entries.delete(oldest)
    return entry
  }

  /** Writes the values into the storage of the tab: those of the latest entries, as far as there is space. */
  store(): void {
    const texts: string[] = []
    let left = MOST_STORED
    for (const [key, { values }] of [...this.#entries].reverse()) {
      if (values.size === 0) continue
      const text = JSON.stringify([key, Object.fromEntries(values)])
      left -= text.length + 1
      if (left < 0) break
      texts.unshift(text)
    }
    if (texts.length > 0) this.#stored.write(`[${texts.join()}]`)
    else this.#stored.remove()
  }

  /** Forgets everything. What is written to an entry that is still held reaches no other. */
  forget(): void {
    this.#entries.clear()
    this.#stored.remove()
  }
}

function readEntries(text: string | null): [string, RememberedEntry][] {
  if (text === null || text.length > MOST_STORED) return []
  try {
    const stored: unknown = JSON.parse(text)
    if (!Array.isArray(stored)) return []
    return stored.flatMap((one: unknown): [string, RememberedEntry][] => {
      if (!Array.isArray(one)) return []
      const [key, values] = one as unknown[]
      return typeof key === 'string' && isRecord(values) ? [[key, new RememberedEntry(values)]] : []
    })
  } catch {
    return []
  }
}

/** Those of this page: a tab has one history. */
export const historyEntries = new HistoryEntries(tabText('portal-elements:history'), isNewPage)
