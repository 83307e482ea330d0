import type { Translation } from '../../messages'
import type english from '../en/forms'

export default {
  email: 'Correo electrónico',
  fullName: 'Nombre completo',
  password: 'Contraseña',
  submitting: 'Enviando',
} satisfies Translation<typeof english>
