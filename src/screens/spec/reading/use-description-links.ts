import { useMemo } from 'react'
import type { Outline } from '../../../reference'
import type { DocumentLinks } from '../../../parts/document/document-links'
import { schemeOf } from '../../../parts/document/safe-target'
import { type ReferencePage, findPage } from '../../../reference/operation-address'
import type { PageLinkTarget } from '../../../parts/api-reference/reference-context'

/**
 * Links in a description lead to the web or to something else of the description; relative ones have no target here. Unsafe
 * schemes were removed when the Markdown was read.
 */
export function useDescriptionLinks(
  outline: Outline,
  linkTo: (page: ReferencePage) => PageLinkTarget,
): DocumentLinks {
  return useMemo(
    () => ({
      target(href) {
        const page = href.startsWith('#/') ? findPage(href, outline) : undefined
        if (page) return { kind: 'page', ...linkTo(page) }
        return schemeOf(href) ? { kind: 'address', href } : { kind: 'text' }
      },
      imageUrl: (url) => (schemeOf(url) ? url : undefined),
      targetOf: () => ({ path: '' }),
      sectionHref: () => '',
      openSection: () => undefined,
      openDocument: () => true,
    }),
    [outline, linkTo],
  )
}
