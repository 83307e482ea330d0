import { useMemo } from 'react'
import type { Outline } from '../../../reference'
import type { DocumentLinks } from '../../../parts/document/document-links'
import { type ReferencePage, findPage } from '../../../reference/operation-address'
import type { PageLinkTarget } from './reference-context'

const isWebAddress = (address: string): boolean => /^(https?:|mailto:)/i.test(address.trim())

/** Links in a description lead to the web or to something else of the description; all others lead nowhere from here. */
export function useDescriptionLinks(
  outline: Outline,
  linkTo: (page: ReferencePage) => PageLinkTarget,
): DocumentLinks {
  return useMemo(
    () => ({
      target(href) {
        const page = href.startsWith('#/') ? findPage(href, outline) : undefined
        if (page) return { kind: 'page', ...linkTo(page) }
        return isWebAddress(href) ? { kind: 'address', href } : { kind: 'text' }
      },
      imageUrl: (url) => (/^https?:/i.test(url) ? url : undefined),
      targetOf: () => ({ path: '' }),
      sectionHref: () => '',
      openSection: () => undefined,
      openDocument: () => true,
    }),
    [outline, linkTo],
  )
}
