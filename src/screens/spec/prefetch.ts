import { productRead } from '../../parts/product-shell/product-read'
import type { Portal } from '../../state/portal'
import { prefetchReads } from '../../state/reads/query-client'
import type { SpecProps } from './spec-props'

export async function prefetch(
  portal: Portal,
  { product, specUrl }: Pick<SpecProps, 'product' | 'specUrl'>,
): Promise<void> {
  if (specUrl) (await import('../../reference/pending-description')).preloadDescription(specUrl)
  else if (product) await prefetchReads(portal, [productRead(product)])
}
