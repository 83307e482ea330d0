import type { Translation } from '../../../messages'
import type english from '../../en/accounts/forgot'

export default {
  heading: '¿Ha olvidado su contraseña?',
  submit: 'Recuperar la contraseña',
  login: 'Volver al inicio de sesión',
  success:
    'Si existe una cuenta con el correo electrónico indicado, recibirá un enlace para restablecer su contraseña. Si el mensaje no llega en unos minutos, revise la carpeta de correo no deseado.',
} satisfies Translation<typeof english>
