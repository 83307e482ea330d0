import type { PortalApi } from '../../api'
import { loadProduct } from '../../parts/product-shell/load-product'
import type { SpecProps } from './spec-props'

export const askAhead = async (
  api: PortalApi,
  { product, specUrl }: Pick<SpecProps, 'product' | 'specUrl'>,
) => (product && !specUrl ? loadProduct(api, product) : undefined)
