import type { Translation } from '../../../messages'
import type english from '../../en/first/routes'

export default {
  login: 'Connexion',
  registration: 'Inscription',
  forgotPassword: 'Mot de passe oublié',
  resetPassword: 'Réinitialiser le mot de passe',
  catalog: 'Catalogue de produits',
  oauth2Redirect: 'Autorisation OAuth2',
  spec: 'Spécification de l’API',
  apiDocumentationPage: 'Documentation de l’API',
  myApps: 'Mes applications',
  account: 'Compte',
  createApplication: 'Créer une application',
  updateApplication: 'Mettre à jour l’application',
  applicationDashboard: 'Tableau de bord de l’application',
  showApplication: 'Application',
  notFound: 'Introuvable',
  forbidden: 'Accès interdit',
  error: 'Erreur',
  skipToContent: 'Aller au contenu',
  needsScripts: 'La connexion, les formulaires et l’essai d’une API nécessitent JavaScript.',
  startFailed: 'Le portail n’a pas pu démarrer',
  screenFailed: 'Cette page n’a pas pu être chargée',
  reload: 'Recharger la page',
  codeLost:
    'Une partie du portail n’a pas pu être chargée. Il a peut-être été mis à jour, ou vous êtes hors ligne.',
  registered: 'Veuillez consulter vos e-mails pour confirmer votre adresse.',
  forgotPasswordInstruction:
    'Saisissez l’adresse e-mail de votre compte. Nous vous enverrons un lien pour définir un nouveau mot de passe.',
} satisfies Translation<typeof english>
