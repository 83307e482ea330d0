const HEADING = 'h1, h2, h3, h4, h5, h6'

const headingIn = (element: HTMLElement) =>
  element.shadowRoot?.querySelector<HTMLElement>(HEADING) ?? element.querySelector<HTMLElement>(HEADING)

/**
 * Moves focus to the heading of a screen as soon as it is there, so that people who listen, or use the keyboard, go on where
 * the new screen begins. Focus that has moved elsewhere meanwhile is left alone.
 *
 * @param isScrolled - The page is not to begin at its top.
 */
export function focusHeadingOf(screen: HTMLElement, isScrolled: boolean): void {
  const before = document.activeElement
  const attempt = () => {
    if (!screen.isConnected || document.activeElement !== before) return
    const heading = headingIn(screen)
    if (!heading) {
      requestAnimationFrame(attempt)
      return
    }
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    if (!isScrolled) window.scrollTo({ top: 0 })
  }
  attempt()
}
