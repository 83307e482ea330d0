import { findProductActions } from '../store/product-access'
import type { Call } from './operation'
import { Problem } from './problem'

/**
 * For every call about one product.
 *
 * @throws {Problem} 404 for an unknown product, 403 for one that the caller may not view.
 */
export async function assertVisible({ services, viewer }: Call, productId: string): Promise<void> {
  const actions = await findProductActions(services.database.db, productId, viewer)
  if (!actions) throw new Problem('notFound')
  if (!actions.view) throw new Problem('accessDenied')
}
