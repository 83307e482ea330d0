import { isOpenReading } from '../rules/portal-state'
import { findProductAccess, type ProductAccess } from '../store/product-access'
import type { Call } from './operation'
import { Problem } from './problem'

type ProductCall = Pick<Call, 'services' | 'viewer' | 'portal'>

/**
 * Returns what the viewer may do with a product.
 *
 * @param key - ID or slug, as in the path.
 * @throws {Problem} 404 for an unknown product. Where visitors read, hidden products look like unknown ones.
 */
export async function knownProduct(
  { services, viewer, portal }: ProductCall,
  key: string,
): Promise<ProductAccess> {
  const access = await findProductAccess(services.database.db, key, viewer)
  if (!access || (isOpenReading(portal) && !access.actions.view)) throw new Problem('notFound')
  return access
}

/**
 * For every call about one product.
 *
 * @param key - ID or slug, as in the path.
 * @returns the product's ID.
 * @throws {Problem} as `knownProduct`, and 403 for a product that the caller may not view.
 */
export async function visibleProduct(call: ProductCall, key: string): Promise<string> {
  const { productId, actions } = await knownProduct(call, key)
  if (!actions.view) throw new Problem('accessDenied')
  return productId
}
