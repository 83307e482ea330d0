import type { Translation } from '../../../messages'
import type english from '../../en/applications/applications'

export default {
  myApps: 'Mis aplicaciones',
  newApp: 'Nueva aplicación',
  noStrategies:
    'No puede crear una aplicación porque este portal no tiene estrategias de autenticación disponibles para aplicaciones. Póngase en contacto con un administrador del portal.',
  strategiesFailed: 'Error al obtener las estrategias de autenticación: {{reason}}',
  unknown: 'Aplicación no encontrada',
  unknownText: 'Puede que se haya eliminado o que sea de otra persona.',
  noneNamed: 'Ninguna aplicación seleccionada',
  refreshSecret: 'Renovar el secreto',
  refreshSecretOf: 'Renovar el secreto de {{name}}',
  refreshText:
    'Si lo renueva, el secreto actual de {{name}} dejará de funcionar de inmediato, al igual que todos los tokens emitidos con él.',
  refreshed: 'El secreto se ha renovado correctamente',
  refreshFailed: 'No se pudo renovar el secreto: {{reason}}',
  deleteApplication: 'Eliminar aplicación',
  deleteNamed: 'Eliminar {{name}}',
  deleteQuestion: '¿Seguro que quiere eliminar {{name}}? Esta acción no se puede deshacer.',
  deleted: 'La aplicación se ha eliminado correctamente',
  deleteFailed: 'No se pudo eliminar la aplicación: {{reason}}',
  deleteText: 'Sus credenciales y registros se eliminan con ella.',
  clientId: 'ID de cliente',
  clientSecret: 'Secreto de cliente',
  name: 'Nombre',
  description: 'Descripción',
  authStrategy: 'Estrategia de autenticación',
  referenceId: 'ID de referencia',
  redirectUri: 'URI de redirección',
  scopes: 'Ámbitos',
} satisfies Translation<typeof english>
