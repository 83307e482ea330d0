import type { Translation } from '../../../messages'
import type english from '../../en/accounts/forgot'

export default {
  heading: 'Passwort vergessen?',
  submit: 'Passwort wiederherstellen',
  login: 'Zurück zur Anmeldung',
} satisfies Translation<typeof english>
