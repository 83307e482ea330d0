import { isPlainClick } from '../../src/lib/is-plain-click'
import { formatLocation, type PortalHistory } from '../../src/router'
import { matchRoute } from './routes'

const isLink = (node: EventTarget): node is HTMLAnchorElement =>
  node instanceof HTMLAnchorElement && node.hasAttribute('href')

/** Returns the link that an event is about. */
export const linkIn = (event: Event): HTMLAnchorElement | undefined => event.composedPath().find(isLink)

/**
 * Calls back for clicks on links to routes of the portal. All others, and clicks that ask for a new tab or window, are left to
 * the browser.
 *
 * @param signal - Ends it.
 */
export function followLinks(
  root: HTMLElement,
  history: PortalHistory,
  follow: (to: string) => void,
  signal: AbortSignal,
): void {
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || !isPlainClick(event)) return
    const link = linkIn(event)
    if (!link || link.hasAttribute('download') || !['', '_self'].includes(link.target)) return
    const location = history.locationOf(link.href)
    if (!location || !matchRoute(location.path)) return
    event.preventDefault()
    follow(formatLocation(location))
  }
  root.addEventListener('click', onClick, { signal })
}
