import { fire } from '../../src/element/report'
import { formatLocation, parseLocation } from '../../src/router'

/**
 * Fires the cancelable `navigate` before each move. A host that owns the location is asked about every move, but only once about
 * a move that an element inside has already announced.
 */
export class Announcer {
  readonly #element: HTMLElement
  readonly #hrefFor: (path: string) => string
  #announced: string | undefined

  constructor(element: HTMLElement, hrefFor: (path: string) => string) {
    this.#element = element
    this.#hrefFor = hrefFor
  }

  /** False when a listener canceled it. */
  announce(to: string, replace = false): boolean {
    return fire(this.#element, 'navigate', { to, href: this.#hrefFor(to), replace }, true)
  }

  /** Marks a move that starts now as announced and not canceled. */
  hasAnnounced(to: string): void {
    this.#announced = formatLocation(parseLocation(to))
  }

  /**
   * As `announce`, but does nothing for a move that was announced. Guards may have redirected elsewhere: the page does not know
   * of that.
   */
  announceOnce(to: string, replace: boolean): boolean {
    const isKnown = this.#announced === to
    this.#announced = undefined
    return isKnown || this.announce(to, replace)
  }

  /** The move has ended. */
  arrived(): void {
    this.#announced = undefined
  }
}
