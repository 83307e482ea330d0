import type { Translation } from '../../../messages'
import type english from '../../en/applications/applications'

export default {
  myApps: 'Les meves aplicacions',
  newApp: 'Aplicació nova',
  noStrategies:
    'No podeu crear cap aplicació perquè aquest portal no té cap estratègia d’autenticació disponible per a aplicacions. Contacteu amb un administrador del portal.',
  strategiesFailed: 'Error en obtenir les estratègies d’autenticació: {{reason}}',
  unknown: 'No s’ha trobat l’aplicació',
  unknownText: 'Potser s’ha suprimit, o és d’una altra persona.',
  noneNamed: 'No s’ha seleccionat cap aplicació',
  refreshSecret: 'Renova el secret',
  refreshSecretOf: 'Renova el secret de {{name}}',
  refreshText:
    'Si el renoveu, el secret actual de {{name}} deixarà de funcionar immediatament, i també tots els tokens que s’hi han emès.',
  refreshed: 'El secret s’ha renovat correctament',
  refreshFailed: 'No s’ha pogut renovar el secret: {{reason}}',
  deleteApplication: 'Suprimeix l’aplicació',
  deleteNamed: 'Suprimeix {{name}}',
  deleteQuestion: 'Segur que voleu suprimir {{name}}? Aquesta acció no es pot desfer.',
  deleted: 'L’aplicació s’ha suprimit correctament',
  deleteFailed: 'No s’ha pogut suprimir l’aplicació: {{reason}}',
  deleteText: 'Les seves credencials i registres se suprimeixen amb ella.',
  clientId: 'ID de client',
  clientSecret: 'Secret de client',
  name: 'Nom',
  description: 'Descripció',
  authStrategy: 'Estratègia d’autenticació',
  referenceId: 'ID de referència',
  redirectUri: 'URI de redirecció',
  scopes: 'Àmbits',
} satisfies Translation<typeof english>
