import { findProductAccess } from '../store/product-access'
import type { Call } from './operation'
import { Problem } from './problem'

/**
 * For every call about one product.
 *
 * @param key - ID or slug, as in the path.
 * @returns the product's ID.
 * @throws {Problem} 404 for an unknown product, 403 for one that the caller may not view.
 */
export async function visibleProduct(
  { services, viewer }: Pick<Call, 'services' | 'viewer'>,
  key: string,
): Promise<string> {
  const access = await findProductAccess(services.database.db, key, viewer)
  if (!access) throw new Problem('notFound')
  if (!access.actions.view) throw new Problem('accessDenied')
  return access.productId
}
