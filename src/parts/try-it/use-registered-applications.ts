import type { Product, ProductVersion } from '../../api'
import { allPages } from '../../api/all-pages'
import { type ReloadableRemote, usePortalContext, useRead, useSession } from '../../state'
import { isExpected } from '../../state/session'
import {
  loadVersionApplications,
  VERSION_APPLICATIONS,
  type VersionApplication,
} from '../registration/version-applications-read'

const loading = { status: 'loading', reload: () => undefined } as const

const none: ReloadableRemote<readonly VersionApplication[]> = {
  status: 'ready',
  data: [],
  refreshing: false,
  reload: () => undefined,
}

/**
 * Loads the developer's applications with a registration for a version, whatever its status, newest first. None for visitors, in public
 * portals, and for versions that take no applications.
 */
export function useRegisteredApplications(
  product: Pick<Product, 'id'>,
  version: Pick<ProductVersion, 'id' | 'registration_configs'>,
): ReloadableRemote<readonly VersionApplication[]> {
  const context = usePortalContext()
  const session = useSession()
  const hasApplications =
    context.status === 'ready' &&
    !context.data.isPublic &&
    // Visitors read there, too.
    (!context.data.isOpenReading || isExpected(session))
  const isWanted = hasApplications && version.registration_configs.length > 0
  const registered = useRead<readonly VersionApplication[]>(
    isWanted
      ? {
          key: [VERSION_APPLICATIONS, product.id, version.id, 'registered'],
          load: (api, signal) =>
            allPages((page) => loadVersionApplications(api, product.id, version.id, page, signal)),
        }
      : undefined,
  )
  return registered ?? (context.status === 'loading' ? loading : none)
}
