import type { AuthStrategy } from '../../api'
import { allPages } from '../../api/all-pages'
import { type Remote, usePortal, useRemote } from '../../state'

/** Every way in which an application of this portal may identify itself. */
export function useAuthStrategies(): Remote<readonly AuthStrategy[]> {
  const { api } = usePortal()
  return useRemote<readonly AuthStrategy[]>(
    (signal) => allPages((paging) => api.applications.authStrategies(paging, { signal })),
    [api],
  )
}
