import type { AuthStrategy, Read } from '../../api'
import { allPages } from '../../api/all-pages'

/** Every way in which an application of the portal may identify itself. */
export const strategiesRead: Read<readonly AuthStrategy[]> = {
  key: ['/api/v2/applications/auth-strategies'],
  load: (api, signal) =>
    allPages((query) => api.GET('/api/v2/applications/auth-strategies', { params: { query }, signal })),
}
