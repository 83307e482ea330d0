import type { Translation } from '../../../messages'
import type english from '../../en/first/sso'

export default {
  failed:
    'Die Anmeldung konnte nicht abgeschlossen werden. Bitte versuchen Sie es noch einmal. Wenden Sie sich an Ihre Administration, wenn es wieder geschieht.',
  unavailable:
    'Der Identitätsanbieter ist im Moment nicht erreichbar. Warten Sie eine Minute und versuchen Sie es noch einmal.',
  expired: 'Diese Anmeldung ist abgelaufen oder wurde bereits abgeschlossen. Bitte beginnen Sie von vorn.',
  canceled: 'Sie haben die Anmeldung abgebrochen.',
  emailUnverified:
    'Ihre E-Mail-Adresse ist beim Identitätsanbieter nicht bestätigt. Bestätigen Sie sie dort und melden Sie sich dann noch einmal an.',
  noAccount: 'Zu Ihrer E-Mail-Adresse gibt es kein Konto. Bitten Sie Ihre Administration um eines.',
  groupRequired:
    'Sie gehören zu keiner Gruppe, die sich hier anmelden darf. Wenden Sie sich an Ihre Administration.',
  otherIdentity:
    'Das Konto mit Ihrer E-Mail-Adresse ist mit einer anderen Identität verknüpft. Melden Sie sich wie bisher an oder wenden Sie sich an Ihre Administration.',
  passwordRequired:
    'Ihr Konto hat ein Passwort. Geben Sie es einmal ein, um das Konto mit „{{provider}}“ zu verknüpfen. Danach genügt die Anmeldung dort.',
  passwordInPortal:
    'Ihr Konto hat ein Passwort, und diese Seite kann es nicht verknüpfen. Öffnen Sie das Portal selbst, melden Sie sich dort mit SSO an und geben Sie das Passwort einmal ein.',
  passwordMissing:
    'Zu Ihrer E-Mail-Adresse gibt es ein Konto, das nicht mit dem Identitätsanbieter verknüpft ist. Wählen Sie über „Passwort vergessen?“ ein Passwort, melden Sie sich noch einmal mit SSO an und geben Sie es einmal ein.',
  linkRefused:
    'Zu Ihrer E-Mail-Adresse gibt es ein Konto, das nicht mit dem Identitätsanbieter verknüpft ist. Wenden Sie sich an Ihre Administration.',
} satisfies Translation<typeof english>
