import { formatLocation, parseLocation } from '../../src/router'

/**
 * Tells the page of moves before they happen, by the cancelable `navigate`. A host that owns the location is asked of every
 * move, also of those that a tag inside has just announced; it hears of each once.
 */
export class Announcer {
  readonly #element: HTMLElement
  #announced: string | undefined

  constructor(element: HTMLElement) {
    this.#element = element
  }

  /** False when a listener canceled it. */
  announce(to: string): boolean {
    const options = { detail: { to }, bubbles: true, composed: true, cancelable: true }
    return this.#element.dispatchEvent(new CustomEvent('navigate', options))
  }

  /** The page has heard of a move that begins now, and let it. */
  hasAnnounced(to: string): void {
    this.#announced = formatLocation(parseLocation(to))
  }

  /** The same as `announce`, but not again. Guards may have led elsewhere: of that the page has not heard. */
  announceOnce(to: string): boolean {
    const isKnown = this.#announced === to
    this.#announced = undefined
    return isKnown || this.announce(to)
  }

  /** The move has ended. */
  arrived(): void {
    this.#announced = undefined
  }
}
