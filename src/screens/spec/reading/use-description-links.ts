import { useMemo } from 'react'
import type { Outline } from '../../../reference'
import type { DocumentLinks } from '../../../parts/document/document-links'
import { type Place, placeAt } from './place'
import type { PlaceLinkTarget } from './reference-context'

const isWebAddress = (address: string): boolean => /^(https?:|mailto:)/i.test(address.trim())

/** Links in a description's words lead to the web or to something else of the description; all others lead nowhere from here. */
export function useDescriptionLinks(
  outline: Outline,
  linkTo: (place: Place) => PlaceLinkTarget,
): DocumentLinks {
  return useMemo(
    () => ({
      target(href) {
        const place = href.startsWith('#/') ? placeAt(href, outline) : undefined
        if (place) return { kind: 'place', ...linkTo(place) }
        return isWebAddress(href) ? { kind: 'address', href } : { kind: 'words' }
      },
      imageUrl: (url) => (/^https?:/i.test(url) ? url : undefined),
      placeOf: () => ({ path: '' }),
      sectionHref: () => '',
      openSection: () => undefined,
      openDocument: () => true,
    }),
    [outline, linkTo],
  )
}
