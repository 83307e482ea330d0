import type { Translation } from '../../../messages'
import type english from '../../en/applications/access'

export default {
  access: 'Accés a aquesta API',
  scopes: 'Àmbits disponibles',
  key_auth: 'Clau d’API',
  client_credentials: 'ID de client i secret d’aquest portal',
  self_managed_client_credentials: 'Client del vostre proveïdor d’identitat',
  methodBearer: 'token de portador',
  methodSession: 'galeta de sessió',
  methodClientCredentials: 'credencials de client',
} satisfies Translation<typeof english>
