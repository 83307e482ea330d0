import type { Translation } from '../../../messages'
import type english from '../../en/first/forms'

export default {
  email: 'Correo electrónico',
  fullName: 'Nombre completo',
  password: 'Contraseña',
  submitting: 'Enviando',
  passwordTooWeak: 'La contraseña nueva todavía no cumple los requisitos.',
  passwordsDiffer: 'Las contraseñas todavía no coinciden.',
  invalidEmail: 'El correo electrónico debe ser una dirección válida',
} satisfies Translation<typeof english>
