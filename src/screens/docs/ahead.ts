import { loadDocumentText, loadDocumentTree, type PortalApi } from '../../api'
import { loadProduct } from '../../parts/product-shell/load-product'
import type { DocsProps } from './docs-props'
import { slugOfPath } from './slug-of-path'

export async function askAhead(
  api: PortalApi,
  { product, slug }: Pick<DocsProps, 'product' | 'slug'>,
): Promise<unknown> {
  if (!product) return undefined
  const page = slugOfPath(slug)
  return Promise.all([
    loadProduct(api, product),
    loadDocumentTree(api, product),
    page && loadDocumentText(api, product, page),
  ])
}
