import type { Product, ProductVersion } from '../../api'
import { allPages } from '../../api/all-pages'
import { type ReloadableRemote, usePortal, useRemote } from '../../state'
import { loadVersionApplications, type VersionApplication } from './load-version-applications'

const none: readonly VersionApplication[] = []

/**
 * Loads the developer's applications with a registration for a version, whatever its status, newest first. None in public portals, and
 * for versions that take no applications.
 */
export function useRegisteredApplications(
  product: Pick<Product, 'id'>,
  version: Pick<ProductVersion, 'id' | 'registration_configs'>,
): ReloadableRemote<readonly VersionApplication[]> {
  const { api, context } = usePortal()
  const takesApplications = version.registration_configs.length > 0
  return useRemote<readonly VersionApplication[]>(
    async (signal) => {
      // Known by now: the version came from the portal, and whatever is asked of a portal waits for its context.
      if (!takesApplications || context.current?.isPublic !== false) return none
      return allPages((page) => loadVersionApplications(api, product.id, version.id, page, signal))
    },
    [api, context, product.id, version.id, takesApplications],
  )
}
