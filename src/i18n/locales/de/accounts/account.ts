import type { Translation } from '../../../messages'
import type english from '../../en/accounts/account'

export default {
  account: 'Konto',
  profile: 'Profil',
  save: 'Speichern',
  unchanged: 'Der Name ist noch unverändert.',
  saved: 'Ihr Name wurde gespeichert.',
  changePassword: 'Passwort ändern',
  passwordChanged: 'Ihr Passwort wurde geändert.',
  passwordElsewhere:
    'Sie melden sich über einen Identitätsanbieter an. Dieses Portal hat kein Passwort für Ihr Konto; ändern Sie es dort.',
  sessions: 'Sitzungen',
  sessionsText: 'Browser und Geräte, die mit Ihrem Konto angemeldet sind.',
  device: '{{browser}} unter {{system}}',
  unknownDevice: 'Unbekanntes Gerät',
  thisBrowser: 'Dieser Browser',
  loggedIn: 'Angemeldet: {{date}}',
  lastUsed: 'Zuletzt verwendet: {{date}}',
  noOthers: 'Sie sind sonst nirgends angemeldet.',
  endSession: 'Sitzung beenden',
  endQuestion: '{{device}} wird abgemeldet. Die Sitzung begann am {{date}}.',
  endOthers: 'Alle anderen Sitzungen beenden',
  endOthersQuestion: 'Alle anderen Browser und Geräte werden abgemeldet. Hier bleiben Sie angemeldet.',
  ended: 'Die Sitzung wurde beendet.',
  othersEnded: 'Alle anderen Sitzungen wurden beendet.',
} satisfies Translation<typeof english>
