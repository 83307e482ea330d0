import type { Translation } from '../../messages'
import type english from '../en/common'

export default {
  developerPortal: 'Portal para desarrolladores',
  loading: 'Cargando',
  retry: 'Reintentar',
  close: 'Cerrar',
  cancel: 'Cancelar',
  invalidDate: 'Fecha no válida',
} satisfies Translation<typeof english>
