import type { Translation } from '../../../messages'
import type english from '../../en/accounts/forgot'

export default {
  heading: '¿Ha olvidado su contraseña?',
  submit: 'Recuperar la contraseña',
  login: 'Volver al inicio de sesión',
} satisfies Translation<typeof english>
