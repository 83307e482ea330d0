import { useEffect, useMemo, useRef } from 'react'
import { RefreshFailure } from '../../parts/load-failure/refresh-failure'
import { documentTreeRead } from '../../parts/product-shell/document-reads'
import { ProductShell } from '../../parts/product-shell/product-shell'
import { inReadingOrder } from '../../parts/product-shell/tree-walk'
import { type ShellProduct, useProduct } from '../../parts/product-shell/use-product'
import { type RemoteFailure, useLatest, useNavigation, useRead } from '../../state'
import type { DocsProps } from './docs-props'
import { DocsEmpty } from './docs-empty'
import { DocsFailure } from './docs-failure'
import { DocsNavigation } from './docs-navigation'
import { DocsSkeleton } from './docs-skeleton'
import { DocumentPage } from './document-page'
import { OnThisPage } from './on-this-page'
import { TreeFailureToast } from './tree-failure-toast'
import { useDocumentNavigation } from './use-document-navigation'
import { useOpenDocument } from './use-open-document'
import { useSections } from './use-sections'

type ProductDocsProps = Omit<DocsProps, 'product'> & { productId: string }

export function ProductDocs(props: ProductDocsProps) {
  const product = useProduct(props.productId, props.productVersion)
  if (product.status === 'loading') return <DocsSkeleton />
  if (product.status === 'failed') {
    return <DocsFailure error={product.error} onRetry={() => product.retry()} />
  }
  return <LoadedDocs {...props} shell={product.shell} product={product} />
}

function LoadedDocs({
  productId,
  slug,
  docsHref,
  shell,
  product,
  onDocumentOpen,
}: ProductDocsProps & { shell: ShellProduct; product: { status: 'ready'; failure?: RemoteFailure } }) {
  const container = useRef<HTMLDivElement>(null)
  const tree = useRead(documentTreeRead(productId))
  const nodes = tree.status === 'ready' ? tree.data : undefined
  // The same as long as the tree is: all links of a page depend on it, and would render again with every part of the page.
  const documents = useMemo(() => (nodes ? inReadingOrder(nodes) : []), [nodes])
  const navigation = useDocumentNavigation({ productId, slug, docsHref, documents, version: shell.version })
  const page = useOpenDocument(productId, navigation.current, ({ slug: opened }) =>
    onDocumentOpen({ productId: shell.product.id, slug: opened }),
  )
  const read = page.status === 'ready' ? page.read : undefined
  const portalNavigation = useLatest(useNavigation())
  const title = documents.find(({ node }) => node.slug === navigation.current)?.node.title
  const name = [title, shell.product.name].filter(Boolean).join(' - ')
  useEffect(() => portalNavigation.current.nameScreen(name), [portalNavigation, name])
  const sections = useSections({
    page: container,
    read,
    path: navigation.targetOf(navigation.current ?? '').path,
  })

  if (tree.status === 'loading' && !navigation.current) return <DocsSkeleton />
  // Where the page cannot be had either, its failure says it for both.
  const isPageMissing = !navigation.current || page.status === 'failed'
  const isEmpty = tree.status === 'ready' && !navigation.current
  const headings = read?.headings ?? []
  return (
    <ProductShell
      shell={shell}
      page={navigation.current ?? ''}
      navigation={
        <DocsNavigation
          productId={productId}
          tree={tree}
          navigation={navigation}
          sections={sections}
          shell={shell}
          isFailureShown={!isPageMissing}
        />
      }
      aside={
        headings.length > 0 ? (
          <OnThisPage headings={headings} page={container} read={read} sections={sections} />
        ) : undefined
      }
    >
      <RefreshFailure of={[product, tree, page]} />
      <div ref={container}>
        {isEmpty ? (
          <DocsEmpty product={shell.product.name} />
        ) : tree.status === 'failed' && !navigation.current ? (
          <DocsFailure error={tree.error} onRetry={() => tree.retry()} />
        ) : (
          <DocumentPage
            page={page}
            productId={productId}
            shell={shell}
            documents={documents}
            navigation={navigation}
            sections={sections}
          />
        )}
      </div>
      {tree.status === 'failed' && !isPageMissing && <TreeFailureToast error={tree.error} />}
    </ProductShell>
  )
}
