import type { Translation } from '../../../messages'
import type english from '../../en/applications/access'

export default {
  access: 'Acceso a esta API',
  scopes: 'Ámbitos disponibles',
  key_auth: 'Clave de API',
  client_credentials: 'ID de cliente y secreto de este portal',
  self_managed_client_credentials: 'Cliente de su propio proveedor de identidad',
  methodBearer: 'token de portador',
  methodSession: 'cookie de sesión',
  methodClientCredentials: 'credenciales de cliente',
} satisfies Translation<typeof english>
