import { docsPath } from '../../router/paths'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { ProductVersion } from '../../api'
import { headingId } from '../../parts/document/headings'
import type { DocumentTarget } from '../../parts/product-shell/document-tree'
import { documentPath, type DocumentWithAncestors } from '../../parts/product-shell/tree-walk'
import { useNavigation } from '../../state'
import { slugOfPath } from './slug-of-path'

export interface DocumentNavigation {
  /** Slug of the page to show; undefined until it is known, and where there is none. */
  readonly current: string | undefined
  /** How a page, or a section of it, is linked to. */
  targetOf(slug: string, anchor?: string): DocumentTarget
  /** Opens a page in place where the screen stands alone. True: the link has to be followed. */
  openPage(slug: string, anchor?: string): boolean
}

interface DocumentNavigationOptions {
  readonly productId: string
  readonly slug: string | undefined
  readonly docsHref: string | undefined
  readonly documents: readonly DocumentWithAncestors[]
  readonly version: ProductVersion | undefined
}

/** Which page is open and where the others are: in the address of the portal or of the host's pages, else in this screen. */
export function useDocumentNavigation({
  productId,
  slug,
  docsHref,
  documents,
  version,
}: DocumentNavigationOptions): DocumentNavigation {
  const { assembled, keepsHash, navigate } = useNavigation()
  const isStandalone = !assembled && !docsHref
  const [opened, setOpened] = useState<{ slug: string; given: string | undefined }>()
  const given = opened && opened.given === slug ? opened.slug : slugOfPath(slug)
  const first = documents[0]
  const current = given ?? first?.node.slug
  const versionId = version?.id ?? ''

  const targetOf = useCallback(
    (wanted: string, anchor?: string): DocumentTarget => {
      const document = documents.find(({ node }) => node.slug === wanted)
      const path = document ? documentPath(productId, document) : docsPath(productId, wanted)
      const values: Record<string, string> = { product: productId, slug: wanted, version: versionId }
      const href = docsHref?.replace(/[{](product|slug|version)[}]/g, (_, name: string) =>
        encodeURIComponent(values[name] ?? ''),
      )
      if (!anchor) return { path, href: href || undefined }
      const hash = `#${encodeURIComponent(headingId(anchor))}`
      const section = keepsHash ? hash : `?section=${encodeURIComponent(anchor)}`
      return { path: path + section, href: href ? href + hash : undefined }
    },
    [documents, productId, docsHref, versionId, keepsHash],
  )

  const openPage = useCallback(
    (wanted: string, anchor?: string) => {
      if (!isStandalone) return true
      const { pathname, search } = window.location
      const hash = anchor ? `#${encodeURIComponent(headingId(anchor))}` : ''
      // The address keeps no section of the page that is left.
      window.history.replaceState(window.history.state, '', pathname + search + hash)
      setOpened({ slug: wanted, given: slug })
      return false
    },
    [isStandalone, slug],
  )

  const firstPath = !given && first ? documentPath(productId, first) : undefined
  useEffect(() => {
    if (assembled && firstPath) navigate(firstPath, { replace: true })
  }, [assembled, firstPath, navigate])

  return useMemo(() => ({ current, targetOf, openPage }), [current, targetOf, openPage])
}
