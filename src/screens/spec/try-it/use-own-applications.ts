import type { ProductVersionApplicationPage } from '../../../api'
import { allPages } from '../../../api/all-pages'
import { type Remote, usePortal, useRemote } from '../../../state'
import type { ReadVersion } from './settings'

export type OwnApplication = ProductVersionApplicationPage['data'][number]

/** The developer's applications that may call a version. */
export function useOwnApplications({ product, version }: ReadVersion): Remote<readonly OwnApplication[]> {
  const { api } = usePortal()
  return useRemote<readonly OwnApplication[]>(
    (signal) =>
      allPages((paging) => {
        const query = { ...paging, filter: { status: { eq: 'approved' } } }
        return api.products.applications(product.id, version.id, query, { signal })
      }),
    [api, product.id, version.id],
  )
}
