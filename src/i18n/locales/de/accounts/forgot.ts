import type { Translation } from '../../../messages'
import type english from '../../en/accounts/forgot'

export default {
  heading: 'Passwort vergessen?',
  submit: 'Passwort wiederherstellen',
  login: 'Zurück zur Anmeldung',
  success:
    'Wenn zu der angegebenen E-Mail-Adresse ein Konto besteht, erhalten Sie einen Link zum Zurücksetzen Ihres Passworts. Falls die E-Mail nicht innerhalb weniger Minuten eintrifft, sehen Sie bitte in Ihrem Spam-Ordner nach.',
} satisfies Translation<typeof english>
