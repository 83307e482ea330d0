import type { PortalHistory } from '../../src/router'
import { type HistoryEntry, historyEntries } from '../../src/state/screen/history-entry'
import { ScrollPosition } from './scroll-position'

/** The path tells a location from the one that it replaced. */
const keyOf = (history: PortalHistory) => `${history.entry()} ${history.current().path}`

/** The state of the current entry of a history. */
export const entryOf = (history: PortalHistory): HistoryEntry => historyEntries.at(keyOf(history))

/** The entry of the history that a portal shows, with its scroll position. */
export class ShownEntry {
  readonly #scroll: ScrollPosition
  #history: PortalHistory | undefined
  #key: string | undefined
  #entry: HistoryEntry | undefined

  /** @param element - What grows as its content loads. */
  constructor(element: HTMLElement) {
    const isCurrent = () => this.#history !== undefined && keyOf(this.#history) === this.#key
    this.#scroll = new ScrollPosition(element, isCurrent)
  }

  get entry(): HistoryEntry | undefined {
    return this.#entry
  }

  /** Remembers until the signal aborts, beyond the page as well. */
  start(signal: AbortSignal): void {
    addEventListener('pagehide', () => historyEntries.store(), { signal })
    this.#scroll.start(signal)
  }

  /** Says that the portal now shows the current entry of the history. */
  show(history: PortalHistory): void {
    this.#history = history
    this.#key = keyOf(history)
    this.#entry = historyEntries.at(this.#key)
    this.#scroll.show(this.#entry)
  }

  restoreScroll(): boolean {
    return this.#scroll.restore()
  }
}
