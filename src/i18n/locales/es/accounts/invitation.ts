import type { Translation } from '../../../messages'
import type english from '../../en/accounts/invitation'

export default {
  heading: '¡Le han invitado a unirse a {{org}}!',
  preferredName: 'Nombre preferido (opcional)',
  passwordHint: 'Establezca una contraseña para terminar de crear su cuenta.',
  submit: 'Crear cuenta',
  success: 'Su cuenta se ha creado.',
} satisfies Translation<typeof english>
