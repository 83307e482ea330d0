import { specPath } from '../../router/paths'
import Braces from 'lucide-react/icons/braces'
import { useState } from 'react'
import type { DocumentTree as DocumentNode } from '../../api'
import { useMessages } from '../../i18n'
import { LoadFailure } from '../../parts/load-failure/load-failure'
import { PortalLink } from '../../parts/portal-link/portal-link'
import { DocumentTree } from '../../parts/product-shell/document-tree'
import { operationsRead } from '../../parts/product-shell/operations-read'
import { productAddress } from '../../parts/product-shell/product-address'
import type { ShellProduct } from '../../parts/product-shell/use-product'
import { type Remote, useNavigation, useRead } from '../../state'
import { DocumentSearch } from './document-search'
import type { DocumentNavigation } from './use-document-navigation'
import type { Sections } from './use-sections'
import './docs.css'

interface DocsNavigationProps {
  productId: string
  tree: Remote<readonly DocumentNode[]>
  navigation: DocumentNavigation
  sections: Sections
  shell: ShellProduct
  /** Whether to say here that the tree could not be loaded. */
  isFailureShown: boolean
}

/** Search, the tree of pages, and the way to the reference of the version. */
export function DocsNavigation(props: DocsNavigationProps) {
  const { productId, tree, navigation, sections, shell, isFailureShown } = props
  const t = useMessages('docs')
  const [query, setQuery] = useState('')
  if (tree.status === 'failed') {
    if (!isFailureShown) return null
    return <LoadFailure error={tree.error} about={t('failed')} onRetry={() => tree.retry()} />
  }
  const documents = tree.status === 'ready' ? tree.data : []
  const open = (slug: string, anchor?: string) => {
    setQuery('')
    if (slug === navigation.current && anchor) {
      sections.open(anchor)
      return false
    }
    return navigation.openPage(slug, anchor)
  }
  return (
    <>
      {documents.length > 0 && (
        <DocumentSearch
          productId={productId}
          query={query}
          onType={setQuery}
          navigation={navigation}
          onOpen={open}
        />
      )}
      {query.trim() === '' && (
        <DocumentTree
          tree={documents}
          current={navigation.current}
          targetOf={navigation.targetOf}
          onOpen={open}
        />
      )}
      <ReferenceLink productId={productId} shell={shell} />
    </>
  )
}

/** Only inside the portal, which has a page for it, and only where the version has operations. */
function ReferenceLink({ productId, shell }: { productId: string; shell: ShellProduct }) {
  const t = useMessages('docs')
  const { assembled } = useNavigation()
  const { product, version } = shell
  const operations = useRead(assembled && version ? operationsRead(productId, version.id) : undefined)
  if (operations?.status !== 'ready' || !operations.data || !version) return null
  return (
    <PortalLink className="pe-docs-reference" path={specPath(productAddress(productId, product, version))}>
      <Braces size={16} aria-hidden="true" />
      {t('reference')}
    </PortalLink>
  )
}
