import { loadProfile, loadSessions, type PortalApi } from '../../api'

export const askAhead = (api: PortalApi) => Promise.all([loadProfile(api), loadSessions(api)])
