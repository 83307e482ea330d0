import type { Translation } from '../../../messages'
import type english from '../../en/accounts/passwords'

export default {
  resetHeading: 'Passwort festlegen',
  resetSubmit: 'Passwort festlegen',
  resetSuccess: 'Passwort erfolgreich festgelegt!',
  changeHeading: 'Passwort ändern',
  changeSubmit: 'Passwort ändern',
  changeSuccess: 'Ihr Passwort wurde geändert.',
  account: 'Konto',
  current: 'Aktuelles Passwort',
  new: 'Neues Passwort',
  confirm: 'Passwort bestätigen',
  endOthers: 'Alle anderen Sitzungen beenden',
  mustMatch: 'Die Passwörter müssen übereinstimmen',
  met: 'Erfüllt:',
  length: '{{min}} bis {{max}} Zeichen',
  classes: 'Mindestens {{required}} davon:',
  uppercase: 'Großbuchstabe',
  lowercase: 'Kleinbuchstabe',
  number: 'Ziffer',
  special: 'Sonderzeichen',
} satisfies Translation<typeof english>
