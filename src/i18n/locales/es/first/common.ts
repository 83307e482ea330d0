import type { Translation } from '../../../messages'
import type english from '../../en/first/common'

export default {
  developerPortal: 'Portal para desarrolladores',
  loading: 'Cargando',
  retry: 'Reintentar',
  failed: 'Algo ha salido mal. Inténtelo de nuevo más tarde.',
  close: 'Cerrar',
  cancel: 'Cancelar',
  getAccess: 'Obtener acceso',
  invalidDate: 'Fecha no válida',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  pages: 'Páginas',
  previousPage: 'Anterior',
  nextPage: 'Siguiente',
  range: '{{from}} – {{to}} de {{total}}',
  missing: 'Todavía falta: {{fields}}',
} satisfies Translation<typeof english>
