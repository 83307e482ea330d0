const MAIN_FIELD = '[autofocus]'
const HEADING = 'h1, h2, h3, h4, h5, h6'

const firstIn = (screen: HTMLElement, selector: string) =>
  screen.shadowRoot?.querySelector<HTMLElement>(selector) ?? screen.querySelector<HTMLElement>(selector)

/**
 * Moves focus to the main field of a screen, or else to its heading, as soon as it can be seen, so that people who listen, or
 * use the keyboard, go on where the new screen begins. Focus that has moved elsewhere meanwhile is left alone.
 *
 * @param isScrolled - The page is not to begin at its top.
 */
export function focusScreen(screen: HTMLElement, isScrolled: boolean): void {
  const before = document.activeElement
  const attempt = () => {
    if (!screen.isConnected || document.activeElement !== before) return
    const heading = firstIn(screen, HEADING)
    const target = firstIn(screen, MAIN_FIELD) ?? heading
    // What is hidden, as the title of the catalog is until its appearance has arrived, takes no focus.
    if (!target?.checkVisibility({ visibilityProperty: true })) {
      requestAnimationFrame(attempt)
      return
    }
    if (target === heading) heading.tabIndex = -1
    target.focus({ preventScroll: true })
    if (!isScrolled) window.scrollTo({ top: 0 })
  }
  attempt()
}
