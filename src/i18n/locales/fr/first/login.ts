import type { Translation } from '../../../messages'
import type english from '../../en/first/login'

export default {
  heading: 'Se connecter',
  email: 'E-mail',
  password: 'Mot de passe',
  submit: 'Se connecter',
  submitting: 'Envoi en cours',
  done: 'Vous êtes connecté',
  working: 'Connexion en cours',
  verifying: 'Confirmation de votre adresse e-mail',
  forgotPassword: 'Mot de passe oublié ?',
  registerHelp: 'Vous n’avez pas de compte ?',
  register: 'S’inscrire',
  sso: 'Continuer avec SSO',
  basic: 'Se connecter avec e-mail et mot de passe',
  otherAccount: 'Se connecter avec un autre compte',
  or: 'ou',
  passwordSet: 'Mot de passe défini avec succès !',
  emailConfirmed: 'Adresse e-mail confirmée avec succès !',
  choosePassword: 'Choisir un mot de passe',
  registered: 'Inscription réussie !',
  awaitsApproval: 'Votre adresse e-mail est confirmée. Le compte est en attente d’approbation.',
} satisfies Translation<typeof english>
