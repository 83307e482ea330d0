import type { Translation } from '../../../messages'
import type english from '../../en/first/login'

export default {
  heading: 'Anmelden',
  email: 'E-Mail',
  password: 'Passwort',
  submit: 'Anmelden',
  submitting: 'Wird gesendet',
  done: 'Sie sind angemeldet',
  working: 'Sie werden angemeldet',
  verifying: 'Ihre E-Mail-Adresse wird bestätigt',
  forgotPassword: 'Passwort vergessen?',
  registerHelp: 'Sie haben noch kein Konto?',
  register: 'Konto erstellen',
  sso: 'Weiter mit SSO',
  basic: 'Mit E-Mail und Passwort anmelden',
  otherAccount: 'Mit einem anderen Konto anmelden',
  or: 'oder',
  passwordSet: 'Passwort erfolgreich festgelegt!',
  emailConfirmed: 'E-Mail-Adresse erfolgreich bestätigt!',
  choosePassword: 'Passwort wählen',
  registered: 'Erfolgreich registriert!',
  awaitsApproval: 'Ihre E-Mail-Adresse ist bestätigt. Das Konto wartet auf die Freigabe.',
} satisfies Translation<typeof english>
