import type { Translation } from '../../../messages'
import type english from '../../en/accounts/invitation'

export default {
  heading: 'Us han convidat a unir-vos a {{org}}!',
  preferredName: 'Nom preferit (opcional)',
  passwordHint: 'Establiu una contrasenya per acabar de crear el compte.',
  submit: 'Crea el compte',
  success: 'El vostre compte s’ha creat.',
} satisfies Translation<typeof english>
