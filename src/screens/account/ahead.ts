import type { PortalApi } from '../../api'

export const askAhead = (api: PortalApi) => Promise.all([api.profile.get(), api.sessions.list()])
