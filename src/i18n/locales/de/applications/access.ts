import type { Translation } from '../../../messages'
import type english from '../../en/applications/access'

export default {
  access: 'Zugang zu dieser API',
  scopes: 'Verfügbare Scopes',
  key_auth: 'API-Schlüssel',
  client_credentials: 'Client-ID und Secret aus diesem Portal',
  self_managed_client_credentials: 'Client Ihres eigenen Identitätsanbieters',
  methodBearer: 'Bearer-Token',
  methodSession: 'Sitzungs-Cookie',
  methodClientCredentials: 'Client Credentials',
} satisfies Translation<typeof english>
