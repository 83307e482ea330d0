import type { Translation } from '../../../messages'
import type english from '../../en/first/forms'

export default {
  email: 'E-mail',
  fullName: 'Nom complet',
  password: 'Mot de passe',
  submitting: 'Envoi en cours',
  passwordTooWeak: 'Le nouveau mot de passe ne respecte pas encore les exigences.',
  passwordsDiffer: 'Les mots de passe ne correspondent pas encore.',
  invalidEmail: 'L’adresse e-mail doit être valide',
} satisfies Translation<typeof english>
