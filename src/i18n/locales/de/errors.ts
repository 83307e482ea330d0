import type { Translation } from '../../messages'
import type english from '../en/errors'

export default {
  wrongCredentials: 'Benutzername oder Passwort ist falsch. Bitte versuchen Sie es erneut.',
  missingCredentials: 'Bitte geben Sie Ihre Anmeldedaten ein',
  loginFailed:
    'Das Konto konnte nicht authentifiziert werden. Wenn Sie glauben, dass Sie diese Meldung irrtümlich erhalten, wenden Sie sich bitte an Ihren Administrator.',
  invalidAccessCode: 'Ungültiger Zugangscode',
  unavailable: 'Der Dienst ist nicht verfügbar. Bitte versuchen Sie es später erneut.',
  tooManyAttempts: 'Zu viele Versuche. Bitte warten Sie einen Moment und versuchen Sie es dann erneut.',
  accountLocked: 'Ihr Konto wurde gesperrt. Setzen Sie Ihr Passwort zurück, um sich jetzt anzumelden',
  pendingApproval: 'Ihr Konto wartet noch auf die Freigabe',
  unreachable: 'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  timedOut: 'Der Server hat zu lange nicht geantwortet. Bitte versuchen Sie es erneut.',
  sessionEnded: 'Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.',
  signInNeeded: 'Bitte melden Sie sich an, um dies zu sehen.',
  forbidden: 'Sie sind leider nicht berechtigt, diese Seite anzusehen.',
  status: 'Fehler {{status}}: {{statusText}}',
  unexpected: 'Etwas ist schiefgegangen. Bitte versuchen Sie es später erneut.',
  invalidEmail: 'Die E-Mail-Adresse muss gültig sein',
  requiredFields: 'Bitte füllen Sie alle Pflichtfelder aus',
  emailRequired: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
  fieldsRequired: 'Bitte füllen Sie alle Pflichtfelder aus.',
  passwordsRequired: 'Die Passwörter müssen ausgefüllt sein',
  passwordsDiffer: 'Die Passwörter stimmen nicht überein',
  passwordTooWeak: 'Das Passwort erfüllt die Anforderungen nicht',
  captcha:
    'Wir konnten nicht feststellen, dass Sie ein Mensch sind. Laden Sie die Seite neu, um es noch einmal zu versuchen.',
} satisfies Translation<typeof english>
