import type { Translation } from '../../../messages'
import type english from '../../en/try-it/try-it'

export default {
  body: 'Antwort-Body',
  heading: 'Ausprobieren',
  close: 'Schließen',
  server: 'Server',
  otherServer: 'Anderer Server',
  otherUrl: 'Server-URL',
  badServer: 'Geben Sie eine URL ein, die mit https:// oder http:// beginnt.',
  requiredName: '{{name}} (erforderlich)',
  notSent: 'nicht gesendet',
  listHint: 'Ein Wert pro Zeile',
  jsonHint: 'Als JSON',
  fieldsAsJson: 'Felder als JSON-Objekt',
  notJson: 'Das ist kein gültiges JSON.',
  pathMissing: 'Geben Sie einen Wert für {{name}} ein: Der Pfad braucht ihn.',
  dotSegment:
    'Der Wert von {{name}} würde den Pfad ändern: Browser lösen „.“ und „..“ auf, bevor sie eine Anfrage senden.',
  headerValue: '{{name}} enthält Zeichen, die in Headern nicht erlaubt sind.',
  badName: '„{{name}}“ ist kein gültiger Name.',
  cookieValue: '{{name}} enthält Zeichen, die in Cookies nicht erlaubt sind.',
  preparing: 'Wird vorbereitet…',
  chosenFiles: 'Gewählt: {{names}}',
  securityRequirement: 'Authentifizierungsmethode',
  secretsStayHere:
    'Ihre Eingaben bleiben im Speicher dieser Seite. Sie werden nur an die API und ihren Identitätsanbieter gesendet und entfernt, wenn Sie die Seite verlassen oder sich abmelden.',
  certificate: 'Ihr Browser fragt nach einem Client-Zertifikat, wenn der Server eines verlangt.',
  unknownScheme:
    'Das Sicherheitsschema {{name}} wird nicht unterstützt. Seine Zugangsdaten kann diese Seite nicht senden.',
  username: 'Benutzername',
  password: 'Passwort',
  key: 'API-Schlüssel: {{name}}',
  token: 'Zugriffstoken: {{name}}',
  show: 'Anzeigen: {{label}}',
  hide: 'Verbergen: {{label}}',
  methodRefused:
    'Browser lassen keine Seite die Methode {{method}} verwenden. Nutzen Sie das Beispiel unten in einem Terminal.',
  cookiesLeftOut:
    'Nicht gesendet: die Cookies {{names}}. „Ausprobieren“ sendet keine, weil Cookies dieser Seite Ihre Sitzung sein können. Das Beispiel unten enthält sie.',
  headersLeftOut:
    'Nicht gesendet: {{names}}. Browser setzen diese Header selbst. Das Beispiel unten enthält sie.',
  bodyLeftOut:
    'Der Body wird nicht gesendet: Browser senden mit {{method}} keinen. Das Beispiel unten enthält ihn.',
  send: 'Senden',
  sending: 'Wird gesendet',
  cancel: 'Abbrechen',
  response: 'Antwort',
  responded: 'Status {{status}} nach {{time}}',
  canceled: 'Abgebrochen. Der Server kann die Anfrage trotzdem ausgeführt haben.',
  timeout:
    'Keine Antwort innerhalb von {{seconds}} Sekunden. Versuchen Sie es noch einmal oder fragen Sie den Betreiber der API.',
  clientError: 'Die API hat die Anfrage als ungültig abgelehnt.',
  serverError: 'Die API hat einen internen Fehler gemeldet.',
  sentWith: 'Mit der Anfrage gesendet: {{names}}.',
  sentWithout: 'Mit der Anfrage wurden keine Zugangsdaten gesendet.',
  enterCredential: 'Geben Sie sie unter Authentifizierung ein und senden Sie erneut: {{names}}.',
  noSchemeDescribed:
    'Die API-Beschreibung nennt für diese Operation keine. Sehen Sie in der Dokumentation nach oder fragen Sie den Betreiber der API.',
  lacksPermission:
    'Die API kennt sie, erlaubt damit aber diese Operation nicht. Verwenden Sie Zugangsdaten mit mehr Rechten oder Scopes, oder fragen Sie den Betreiber der API.',
  tokenExpired:
    'Das Token ist abgelaufen. Holen Sie unter Authentifizierung ein neues und senden Sie erneut.',
  checkToken:
    'Die API hat es nicht angenommen. Holen Sie ein neues Token, prüfen Sie seine Scopes und ob es für diesen Server gilt, und senden Sie erneut.',
  checkCredential:
    'Die API hat sie nicht angenommen. Prüfen Sie, ob die Zugangsdaten vollständig, nicht widerrufen und für diesen Server sind, und senden Sie erneut.',
  showFields: 'Felder anzeigen',
  cutByYou: 'Abgebrochen, während die Antwort eintraf. Das ist ihr Anfang.',
  cutByTime: 'Die Antwort dauerte zu lange und wurde abgebrochen. Das ist ihr Anfang.',
  cutBySize: 'Die Antwort ist zu lang, um sie hier vollständig anzuzeigen. Das sind die ersten {{size}}.',
  cutByNetwork: 'Die Verbindung brach ab, während die Antwort eintraf. Das ist ihr Anfang.',
  redirected: 'Die Antwort kam von {{address}}.',
  headersHidden:
    'Bei Servern mit einem anderen Origin zeigen Browser nur die Header, die der Server freigibt.',
  noBody: 'Die Antwort hat keinen Body.',
  noBodyOfHead: 'Antworten auf HEAD haben keinen Body.',
  save: 'Als Datei speichern',
  image: 'Bild aus der Antwort',
  binary: 'Die Antwort ist binär ({{type}}).',
  view: 'Format des Bodys',
  pretty: 'Formatiert',
  raw: 'Unformatiert',
  onlyBeginning: 'Nur der Anfang wird angezeigt. Die Datei enthält die ganze Antwort.',
  refusedCors:
    '{{server}} antwortet, erlaubt diese Anfrage von Seiten von {{page}} aber nicht (CORS). Die Anfrage kann ausgeführt worden sein. Der Betreiber der API kann diese Seite erlauben; das Beispiel unten funktioniert von Ihrem eigenen Rechner aus.',
  refusedPolicy:
    'Die Content Security Policy dieser Seite erlaubt keine Anfragen an {{server}}. Laden Sie die Seite neu. Hilft das nicht, kann der Betreiber connect-src darum ergänzen; im Portal tut das die Einstellung CONNECT_SOURCES.',
  refusedMixed:
    'Diese Seite wurde über https geladen, deshalb blockiert der Browser Anfragen über http, etwa an {{server}}. Wählen Sie eine https-URL oder nutzen Sie das Beispiel unten.',
  refusedOffline: 'Ihr Gerät ist offline. Verbinden Sie es und senden Sie noch einmal.',
  refusedNetwork:
    '{{server}} antwortet nicht. Prüfen Sie die Adresse, ob der Server läuft und ob Ihr Netz ihn erreicht.',
  flow: 'Grant-Typ',
  clientId: 'Client-ID',
  clientSecret: 'Client-Secret',
  publicClient: 'Lassen Sie es bei einem öffentlichen Client leer.',
  clientAuthentication: 'Client-Authentifizierung',
  secretInHeader: 'Im Header Authorization',
  secretInBody: 'Im Body',
  scopes: 'Gewünschte Scopes',
  scopesHint: 'Durch Leerzeichen getrennt',
  redirectHint: 'Erlauben Sie diese Redirect-URL beim Identitätsanbieter:',
  noRedirect:
    'Diese Seite hat keine Redirect-URL für die Anmeldung: Setzen Sie redirect-url. Fügen Sie bis dahin ein Token ein.',
  signIn: 'Anmelden',
  getToken: 'Token holen',
  tokenHere: 'Sie haben ein Token. Es wird mit der Anfrage gesendet.',
  tokenHereUntil: 'Sie haben ein Token. Es wird mit der Anfrage gesendet. Es läuft ab: {{date}}.',
  forgetToken: 'Token entfernen',
  flowNotHere: 'Hier nicht unterstützt: {{flows}}. Holen Sie ein Token anderswo und fügen Sie es ein.',
  sendElsewhere: 'An {{origin}} senden?',
  notListed:
    'Dieser Server steht nicht auf der Liste der Server für diese API. Ihre Eingaben werden dorthin gesendet, auch Zugangsdaten. Fahren Sie nur fort, wenn Sie ihm vertrauen.',
  sendAnyway: 'Dorthin senden',
  ownApi: '{{address}} gehört zur API dieses Portals. Dorthin werden keine Zugangsdaten gesendet.',
  signInThere: 'Melden Sie sich im geöffneten Fenster an.',
  openSignIn: 'Kein Fenster? Hier öffnen.',
  tokenUnexpected: 'Es wurde kein Token empfangen. Versuchen Sie es noch einmal.',
  tokenCors:
    '{{server}} antwortet, erlaubt Seiten von {{page}} aber nicht, Tokens zu holen (CORS). Holen Sie ein Token anderswo und fügen Sie es ein, oder fragen Sie den Betreiber.',
  tokenResponse: 'Die Antwort von {{server}} ist kein gültiges OAuth: {{reason}}',
  tokenNoAddress: 'Die API-Beschreibung nennt keine Token-URL.',
  insecurePage:
    'Die Anmeldung erfordert eine über https geladene Seite. Fügen Sie stattdessen ein Token ein.',
  ownApplication: 'Ihre Anwendung',
  ownByHand: 'Keine: Zugangsdaten selbst eingeben',
  ownKey: 'Schlüssel',
  ownNone:
    'Sie haben keine Anwendung mit Zugang zu {{product}} {{version}} und einer passenden Authentifizierungsstrategie.',
  ownLogIn: 'Anmelden, um Zugangsdaten Ihrer Anwendungen einzutragen',
  ownFilled: 'Eingetragen: Diese Seite merkt sich die Angaben, bis Sie sie verlassen oder sich abmelden.',
  ownElsewhere: 'Die Client-ID ist eingetragen. Das Secret liegt bei Ihrem Identitätsanbieter.',
  ownKeyUnknown:
    'Die Schlüssel dieser Anwendung wurden nur einmal angezeigt, bei der Erstellung. Fügen Sie einen ein oder erstellen Sie einen neuen auf der Seite der Anwendung:',
  ownSecretUnknown:
    'Die Client-ID ist eingetragen. Das Secret wurde nur einmal angezeigt, bei der Erstellung. Fügen Sie es ein oder erneuern Sie es auf der Seite der Anwendung:',
} satisfies Translation<typeof english>
