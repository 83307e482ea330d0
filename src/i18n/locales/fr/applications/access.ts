import type { Translation } from '../../../messages'
import type english from '../../en/applications/access'

export default {
  access: 'Accès à cette API',
  scopes: 'Portées disponibles',
  key_auth: 'Clé d’API',
  client_credentials: 'ID client et secret de ce portail',
  self_managed_client_credentials: 'Client de votre propre fournisseur d’identité',
  methodBearer: 'jeton au porteur',
  methodSession: 'cookie de session',
  methodClientCredentials: 'identifiants client',
} satisfies Translation<typeof english>
