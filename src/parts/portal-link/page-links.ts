import { createContext, useContext } from 'react'

/** Templates of addresses that the page gives for places outside its tag. Absent: the portal's own. */
export interface PageLinks {
  /** With `{product}` and `{version}`. */
  readonly docsHref?: string
  /** With `{product}`, `{version}` and `{strategy}`. */
  readonly createHref?: string
  /** With `{application}`. */
  readonly applicationHref?: string
}

export const PageLinksContext = createContext<PageLinks>({})

export const usePageLinks = (): PageLinks => useContext(PageLinksContext)
