import type { Translation } from '../../../messages'
import type english from '../../en/accounts/invitation'

export default {
  heading: 'Vous êtes invité à rejoindre {{org}} !',
  preferredName: 'Nom d’usage (facultatif)',
  passwordHint: 'Veuillez définir un mot de passe pour terminer la création de votre compte.',
  submit: 'Créer le compte',
  success: 'Votre compte a été créé.',
} satisfies Translation<typeof english>
