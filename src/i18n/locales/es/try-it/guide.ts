import type { Translation } from '../../../messages'
import type english from '../../en/try-it/guide'

export default {
  run: 'Ejecutar',
  credentials: 'Credenciales',
  asExpected: 'La respuesta es la esperada.',
  notExpected: 'Se esperaba otra respuesta: {{expected}}.',
  notInResponse: 'La respuesta no tiene {{names}}, que las peticiones posteriores usan.',
  needsEarlier: 'Ejecute primero las peticiones anteriores. Aún no se conoce: {{names}}.',
  needsCredential: 'Esta petición necesita una credencial.',
  getAccess: 'Obtener acceso',
  notOfProduct:
    'No es un servidor de este producto. La petición se envía sin sus credenciales. Continúe solo si confía en él.',
  unknownOperation: 'Esta versión no tiene la operación «{{operation}}».',
  noDescription:
    'Esta versión no tiene descripción de la API, así que la petición no se puede ejecutar aquí.',
  stepDone: 'El paso {{number}} está hecho',
  markDone: 'Marcar como hecho',
  markToDo: 'Marcar como pendiente',
  tabs: 'Alternativas',
} satisfies Translation<typeof english>
