import type { Translation } from '../../../messages'
import type english from '../../en/first/pages'

export default {
  notFound: 'No encontrado',
  notFoundText: 'Lo sentimos. No encontramos la página que busca.',
  forbidden: 'Acceso prohibido',
  forbiddenText: 'Lo sentimos. No está autorizado a ver esta página.',
  goBack: 'Volver',
  goHome: 'Inicio',
} satisfies Translation<typeof english>
