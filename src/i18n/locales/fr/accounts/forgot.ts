import type { Translation } from '../../../messages'
import type english from '../../en/accounts/forgot'

export default {
  heading: 'Mot de passe oublié ?',
  submit: 'Récupérer le mot de passe',
  login: 'Retour à la connexion',
} satisfies Translation<typeof english>
