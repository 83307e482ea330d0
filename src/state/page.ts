/** The page that the portal stands in, as far as its start and its end touch it. */
export interface Page {
  /** Current address. */
  address(): URL
  /** Takes a parameter out of the address without a new entry in the history. */
  removeParameter(name: string): void
  reload(): void
}

export const browserPage: Page = {
  address: () => new URL(location.href),
  removeParameter(name) {
    const url = new URL(location.href)
    if (!url.searchParams.has(name)) return
    url.searchParams.delete(name)
    history.replaceState(history.state, '', url)
  },
  reload: () => location.reload(),
}
