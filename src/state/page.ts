import { addressQuery, withoutParameters } from '../lib/address-query'

/** The page that the portal stands in, as far as its start and its end touch it. */
export interface Page {
  /** Current address. */
  address(): URL
  /** Those of its query, and those of a query in its hash. */
  parameters(): URLSearchParams
  /** Takes parameters out of the address without a new entry in the history. */
  removeParameters(...names: string[]): void
  reload(): void
}

export const browserPage: Page = {
  address: () => new URL(location.href),
  parameters: () => addressQuery(location),
  removeParameters(...names) {
    const address = withoutParameters(location.href, names)
    if (address !== location.href) history.replaceState(history.state, '', address)
  },
  reload: () => location.reload(),
}

/** Whether the page was opened by a link or an address, rather than loaded again or come back to. */
export function isNewPage(): boolean {
  const [opened] = performance.getEntriesByType('navigation')
  return opened instanceof PerformanceNavigationTiming && opened.type === 'navigate'
}
