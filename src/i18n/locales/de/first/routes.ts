import type { Translation } from '../../../messages'
import type english from '../../en/first/routes'

export default {
  login: 'Anmelden',
  registration: 'Konto erstellen',
  forgotPassword: 'Passwort vergessen',
  resetPassword: 'Passwort zurücksetzen',
  catalog: 'Produktkatalog',
  oauth2Redirect: 'OAuth2-Autorisierung',
  spec: 'API-Spezifikation',
  apiDocumentationPage: 'API-Dokumentation',
  myApps: 'Meine Anwendungen',
  account: 'Konto',
  createApplication: 'Anwendung erstellen',
  updateApplication: 'Anwendung aktualisieren',
  applicationDashboard: 'Dashboard der Anwendung',
  showApplication: 'Anwendung',
  notFound: 'Nicht gefunden',
  forbidden: 'Zugriff verweigert',
  error: 'Fehler',
  skipToContent: 'Zum Inhalt springen',
  needsScripts: 'Anmelden, Formulare und das Ausprobieren einer API brauchen JavaScript.',
  startFailed: 'Das Portal konnte nicht starten',
  screenFailed: 'Diese Seite konnte nicht geladen werden',
  reload: 'Seite neu laden',
  codeLost:
    'Ein Teil des Portals konnte nicht geladen werden. Vielleicht wurde es aktualisiert, oder Sie sind offline.',
  registered: 'Bitte prüfen Sie Ihre E-Mails, um Ihre Adresse zu bestätigen.',
  forgotPasswordInstruction:
    'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort festlegen.',
} satisfies Translation<typeof english>
