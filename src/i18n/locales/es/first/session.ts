import type { Translation } from '../../../messages'
import type english from '../../en/first/session'

export default {
  heading: 'Sesión iniciada',
  account: 'Ha iniciado sesión como {{email}}.',
  logOut: 'Cerrar sesión',
} satisfies Translation<typeof english>
