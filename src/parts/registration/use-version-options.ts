import type { Application, Product } from '../../api'
import { allPages } from '../../api/all-pages'
import { type ReloadableRemote, usePortal, useRead } from '../../state'
import { loadRegistrations } from './load-registrations'
import { sortedByObstacle } from './obstacle'
import { loadVersionOptions, type VersionOptions } from './version-options'

/** Loads the versions of a product for the choice of one, those for which the application may be registered first, current ones before deprecated ones. */
export function useVersionOptions(
  application: Pick<Application, 'id' | 'auth_strategy'>,
  product: Pick<Product, 'id' | 'name'>,
): ReloadableRemote<VersionOptions> {
  const { context } = usePortal()
  const applicationId = application.id
  const strategyId = application.auth_strategy?.id
  const { id: productId, name: productName } = product
  return useRead(
    {
      key: ['/api/v2/products/{productId}/versions', productId, applicationId, strategyId, productName],
      async load(api, signal) {
        const registrations = await allPages((page) =>
          loadRegistrations(api, applicationId, { ...page, 'filter[product_name][eq]': productName }, signal),
        )
        // Known by now: whatever is asked of a portal waits for its context.
        const isControlled = context.current?.isRbacEnabled === true
        const input = { applicationId, strategyId, registrations, isControlled }
        const options = await loadVersionOptions(api, productId, input, signal)
        const versions = options.versions.toSorted(
          (one, other) => Number(one.deprecated) - Number(other.deprecated),
        )
        return { ...options, versions: sortedByObstacle(versions) }
      },
    },
    { isFresh: true },
  )
}
