import type { Translation } from '../../../messages'
import type english from '../../en/first-steps/first-steps'

export default {
  heading: 'Primeros pasos',
  progress: '{{done}} de {{total}} hechos',
  confirm: 'Dirección de correo confirmada',
  read: 'Leer sobre una API',
  application: 'Crear una aplicación',
  call: 'Enviar una primera solicitud',
  isDone: 'Hecho',
  isOpen: 'Por hacer',
  dismiss: 'Ocultar',
  dismissed: 'Los primeros pasos se han ocultado definitivamente.',
  complete: 'Todos los pasos están hechos. La lista no volverá a mostrarse.',
  failed: 'No se pudieron cargar los primeros pasos',
} satisfies Translation<typeof english>
