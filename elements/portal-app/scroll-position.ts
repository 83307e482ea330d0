import type { HistoryEntry } from '../../src/state/screen/history-entry'

const NAME = 'scroll'

/** Visitors who scroll, press or type have gone on. */
const INPUTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/** Parts that are still loading, and will change their height. */
const PENDING = '.pe-skeleton-line, [aria-busy="true"]'

/** A part that has loaded may change its height once more: plain text, for example, that becomes formatted text. */
const SETTLED_AFTER_MS = 500

/** Remembers how far the page is scrolled in each entry of the history, and scrolls back when the viewer returns to one. */
export class ScrollPosition {
  readonly #element: HTMLElement
  readonly #isCurrent: () => boolean
  #entry: HistoryEntry | undefined
  /** Where the viewer was; undefined if they come for the first time, are there again, or have gone on. */
  #wanted: number | undefined
  #hasReturned = false
  #stopRestoring = () => {}

  /**
   * @param element - What grows as its content loads.
   * @param isCurrent - False while the history is at another entry than the one that is shown: browsers scroll first.
   */
  constructor(element: HTMLElement, isCurrent: () => boolean) {
    this.#element = element
    this.#isCurrent = isCurrent
  }

  readonly #onScroll = () => {
    if (this.#wanted === undefined && this.#isCurrent()) this.#entry?.write(NAME, Math.round(scrollY))
  }

  /** @param signal - Ends it. */
  start(signal: AbortSignal): void {
    addEventListener('scroll', this.#onScroll, { passive: true, signal })
    signal.addEventListener('abort', () => {
      this.#stopRestoring()
      this.#entry = undefined
    })
  }

  /** From now on the position belongs to this entry. */
  show(entry: HistoryEntry): void {
    if (entry === this.#entry) return
    this.#stopRestoring()
    this.#entry = entry
    const stored = entry.read(NAME)
    this.#wanted = typeof stored === 'number' ? stored : undefined
    this.#hasReturned = this.#wanted !== undefined
  }

  /**
   * Scrolls to where the viewer was as soon as the page is that long, unless they go on by themselves before. Once for each `show`.
   *
   * @returns false if they come for the first time: what is shown may then begin at its top.
   */
  restore(): boolean {
    const wanted = this.#wanted
    // Frame and screen both ask, and one of them may be late.
    if (wanted === undefined) return this.#hasReturned
    this.#stopRestoring()
    let settled: ReturnType<typeof setTimeout> | undefined
    const settle = () => {
      this.#stopRestoring()
      this.#onScroll()
    }
    const attempt = () => {
      clearTimeout(settled)
      const { scrollHeight, clientHeight } = document.documentElement
      if (scrollHeight - clientHeight < wanted) return
      scrollTo({ top: wanted, behavior: 'instant' })
      if (!this.#element.querySelector(PENDING)) settled = setTimeout(settle, SETTLED_AFTER_MS)
    }
    const observer = new ResizeObserver(attempt)
    const stop = () => this.#stopRestoring()
    this.#stopRestoring = () => {
      this.#stopRestoring = () => {}
      clearTimeout(settled)
      this.#wanted = undefined
      observer.disconnect()
      for (const input of INPUTS) removeEventListener(input, stop)
    }
    this.#wanted = wanted
    for (const input of INPUTS) addEventListener(input, stop, { passive: true })
    observer.observe(this.#element)
    attempt()
    return true
  }
}
