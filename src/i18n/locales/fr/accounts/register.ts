import type { Translation } from '../../../messages'
import type english from '../../en/accounts/register'

export default {
  heading: 'Créez votre compte',
  submit: 'S’inscrire',
  success: 'Veuillez consulter vos e-mails pour confirmer votre adresse.',
  organization: 'Entreprise ou organisation',
  accessCode: 'Code d’accès',
  agreement: 'J’accepte les {{terms}} et la {{privacy}}.',
  terms: 'Conditions d’utilisation',
  privacy: 'Politique de confidentialité',
  newTab: ' (s’ouvre dans un nouvel onglet)',
  region: 'Région',
  regionUs: 'États-Unis (Amérique du Nord)',
  regionEu: 'UE (Europe)',
  regionHint:
    'Une seule région est disponible pendant l’essai gratuit. Passez à Enterprise pour utiliser plusieurs régions.',
  loginHelp: 'Vous avez déjà un compte ?',
  login: 'Se connecter',
} satisfies Translation<typeof english>
