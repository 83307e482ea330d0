import type { Translation } from '../../messages'
import type english from '../en/forms'

export default {
  email: 'E-mail',
  fullName: 'Nom complet',
  password: 'Mot de passe',
  submitting: 'Envoi en cours',
} satisfies Translation<typeof english>
