import type { Translation } from '../../messages'
import type english from '../en/errors'

export default {
  wrongCredentials: 'Nom d’utilisateur ou mot de passe incorrect. Veuillez réessayer.',
  missingCredentials: 'Veuillez saisir vos identifiants',
  loginFailed:
    'Le compte n’a pas pu être authentifié. Si vous pensez recevoir ce message par erreur, veuillez contacter votre administrateur.',
  invalidAccessCode: 'Code d’accès non valide',
  unavailable: 'Service indisponible. Veuillez réessayer plus tard.',
  tooManyAttempts: 'Trop de tentatives. Veuillez patienter un instant avant de réessayer.',
  accountLocked:
    'Votre compte a été verrouillé. Réinitialisez votre mot de passe pour vous connecter maintenant',
  pendingApproval: 'Votre compte est en attente d’approbation',
  unreachable: 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
  timedOut: 'Le serveur a mis trop de temps à répondre. Veuillez réessayer.',
  sessionEnded: 'Votre session est terminée. Veuillez vous reconnecter.',
  signInNeeded: 'Veuillez vous connecter pour voir ce contenu.',
  forbidden: 'Désolé. Vous n’êtes pas autorisé à consulter cette page.',
  status: 'Erreur {{status}} : {{statusText}}',
  unexpected: 'Une erreur s’est produite. Veuillez réessayer plus tard.',
  invalidEmail: 'L’adresse e-mail doit être valide',
  requiredFields: 'Veuillez remplir tous les champs obligatoires',
  emailRequired: 'Veuillez saisir votre adresse e-mail.',
  fieldsRequired: 'Veuillez remplir tous les champs obligatoires.',
  passwordsRequired: 'Les mots de passe sont obligatoires',
  passwordsDiffer: 'Les mots de passe ne correspondent pas',
  passwordTooWeak: 'Le mot de passe ne remplit pas les conditions',
  captcha: 'Nous n’avons pas pu vérifier que vous êtes une personne. Actualisez la page pour réessayer.',
} satisfies Translation<typeof english>
