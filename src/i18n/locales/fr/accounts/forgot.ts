import type { Translation } from '../../../messages'
import type english from '../../en/accounts/forgot'

export default {
  heading: 'Mot de passe oublié ?',
  submit: 'Récupérer le mot de passe',
  login: 'Retour à la connexion',
  success:
    'Si un compte existe pour l’adresse e-mail indiquée, vous recevrez un lien pour réinitialiser votre mot de passe. Si l’e-mail n’arrive pas dans les prochaines minutes, vérifiez votre dossier de courrier indésirable.',
} satisfies Translation<typeof english>
