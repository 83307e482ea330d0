import type { Translation } from '../../../messages'
import type english from '../../en/first/forms'

export default {
  email: 'E-Mail',
  fullName: 'Vollständiger Name',
  password: 'Passwort',
  submitting: 'Wird gesendet',
  passwordTooWeak: 'Das neue Passwort erfüllt die Anforderungen noch nicht.',
  passwordsDiffer: 'Die Passwörter stimmen noch nicht überein.',
  invalidEmail: 'Die E-Mail-Adresse muss gültig sein',
} satisfies Translation<typeof english>
