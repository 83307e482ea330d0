import { useMemo } from 'react'
import { documentImageUrl } from '../../api'
import type { DocumentLinks } from '../../parts/document/document-links'
import type { DocumentHead } from '../../parts/document/read-document'
import { documentNameOf, filePathOf, resolveLink } from '../../parts/document/resolve-link'
import { schemeOf } from '../../parts/document/safe-target'
import type { DocumentWithAncestors } from '../../parts/product-shell/tree-walk'
import { usePortal } from '../../state'
import type { DocumentNavigation } from './use-document-navigation'
import type { Sections } from './use-sections'

interface DocumentLinksOptions {
  readonly document: DocumentHead | undefined
  readonly productId: string
  readonly documents: readonly DocumentWithAncestors[]
  readonly navigation: DocumentNavigation
  readonly sections: Sections
}

/** File of a document. Servers that do not say where it lies are taken to have it where its slugs say. */
function fileOf({ node, ancestors: above }: DocumentWithAncestors): string {
  return node.path ?? `${[...above, node].map(({ slug }) => slug).join('/')}.md`
}

/** The meaning of the links and images of the open document. */
export function useDocumentLinks({
  document,
  productId,
  documents,
  navigation,
  sections,
}: DocumentLinksOptions): DocumentLinks {
  const { config } = usePortal()

  return useMemo(() => {
    const slugs = new Map(documents.map((entry) => [documentNameOf(fileOf(entry)), entry.node.slug]))
    const own = documents.find(({ node }) => node.slug === document?.slug)
    const path = document?.path ?? (own ? fileOf(own) : 'index.md')
    const imageUrlOf = (file: string) => documentImageUrl(config.apiBaseUrl, productId, file)
    const base = { path, slugOf: (name: string) => slugs.get(name), imageUrl: imageUrlOf }
    return {
      target: (href) => resolveLink(href, base),
      imageUrl(url) {
        if (schemeOf(url) !== undefined || url.startsWith('//')) return url
        const file = filePathOf(url, path)
        return file ? imageUrlOf(file) : undefined
      },
      targetOf: (slug, anchor) => navigation.targetOf(slug, anchor),
      sectionHref: (anchor) => sections.hrefOf(anchor),
      openSection: (anchor) => sections.open(anchor),
      openDocument(slug, anchor) {
        if (slug !== navigation.current) return navigation.openPage(slug, anchor)
        sections.open(anchor)
        return false
      },
    }
  }, [config.apiBaseUrl, document?.path, document?.slug, productId, documents, navigation, sections])
}
