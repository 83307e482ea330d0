import { documentRead, documentTreeRead } from '../../parts/product-shell/document-reads'
import { productRead } from '../../parts/product-shell/product-read'
import type { Portal } from '../../state/portal'
import { prefetchReads } from '../../state/reads/query-client'
import type { DocsProps } from './docs-props'
import { slugOfPath } from './slug-of-path'

export async function prefetch(
  portal: Portal,
  { product, slug }: Pick<DocsProps, 'product' | 'slug'>,
): Promise<void> {
  if (!product) return
  const page = slugOfPath(slug)
  const documents = page ? [documentRead(product, page)] : []
  await prefetchReads(portal, [productRead(product), documentTreeRead(product), ...documents])
}
