import type { Translation } from '../../messages'
import type english from '../en/try-it'

export default {
  body: 'Inhalt der Antwort',
  heading: 'Ausprobieren',
  close: 'Schließen',
  server: 'Server',
  otherServer: 'Eine andere Adresse',
  otherAddress: 'Adresse des Servers',
  badServer: 'Geben Sie eine Adresse ein, die mit https:// oder http:// beginnt.',
  requiredName: '{{name}} (erforderlich)',
  notSent: 'nicht gesendet',
  listHint: 'Ein Wert pro Zeile',
  jsonHint: 'Als JSON',
  fieldsAsJson: 'Felder als JSON-Objekt',
  notJson: 'Das ist kein gültiges JSON.',
  pathMissing: 'Geben Sie einen Wert für {{name}} ein: Der Pfad braucht ihn.',
  dotSegment:
    'Der Wert von {{name}} würde den Pfad verlassen: Ein Browser löst „.“ und „..“ auf, bevor er etwas sendet.',
  headerValue: '{{name}} enthält Zeichen, die kein Header tragen kann.',
  badName: '„{{name}}“ ist kein Name, der gesendet werden kann.',
  cookieValue: '{{name}} enthält Zeichen, die kein Cookie tragen kann.',
  preparing: 'Wird vorbereitet…',
  chosenFiles: 'Gewählt: {{names}}',
  way: 'Art der Anmeldung',
  secretsStayHere:
    'Was Sie hier eingeben, bleibt im Speicher dieser Seite. Es geht an den Server der API und an niemanden sonst und ist weg, wenn Sie die Seite verlassen oder sich abmelden.',
  certificate: 'Ihr Browser fragt Sie nach einem Client-Zertifikat, wenn der Server eines will.',
  unknownScheme: 'Das Verfahren {{name}} ist hier unbekannt. Was es braucht, kann diese Seite nicht senden.',
  username: 'Benutzername',
  password: 'Passwort',
  key: 'API-Schlüssel: {{name}}',
  token: 'Zugriffstoken: {{name}}',
  show: 'Anzeigen: {{label}}',
  hide: 'Verbergen: {{label}}',
  methodRefused:
    'Browser lassen keine Seite die Methode {{method}} verwenden. Nutzen Sie das Beispiel unten in einem Terminal.',
  cookiesLeftOut:
    'Nicht gesendet: die Cookies {{names}}. Ein Browser setzt keine Cookies für einen anderen Ursprung. Das Beispiel unten enthält sie.',
  headersLeftOut:
    'Nicht gesendet: {{names}}. Browser setzen diese Header selbst. Das Beispiel unten enthält sie.',
  bodyLeftOut:
    'Der Inhalt wird nicht gesendet: Browser senden mit {{method}} keinen. Das Beispiel unten enthält ihn.',
  send: 'Senden',
  sending: 'Wird gesendet',
  cancel: 'Abbrechen',
  answer: 'Antwort',
  answered: 'Status {{status}} nach {{time}}',
  cancelled: 'Abgebrochen. Der Server kann die Anfrage trotzdem ausgeführt haben.',
  timeout:
    'Keine Antwort innerhalb von {{seconds}} Sekunden, deshalb wurde das Warten beendet. Versuchen Sie es noch einmal oder fragen Sie den Betreiber der API.',
  clientError: 'Die API hat geantwortet, dass an der Anfrage etwas nicht stimmt.',
  serverError: 'Die API hat geantwortet, dass auf ihrer Seite etwas schiefgegangen ist.',
  cutByYou: 'Abgebrochen, während die Antwort eintraf. Das ist ihr Anfang.',
  cutByTime: 'Die Antwort dauerte zu lange und wurde beendet. Das ist ihr Anfang.',
  cutBySize: 'Die Antwort ist länger als das, was hier behalten wird. Das sind ihre ersten {{size}}.',
  cutByNetwork: 'Die Verbindung brach ab, während die Antwort eintraf. Das ist ihr Anfang.',
  redirected: 'Die Antwort kam von {{address}}.',
  headersHidden: 'Von Servern anderer Ursprünge zeigt ein Browser nur die Header, die sie freigeben.',
  noBody: 'Die Antwort hat keinen Inhalt.',
  noBodyOfHead: 'Antworten auf HEAD haben keinen Inhalt.',
  save: 'Als Datei speichern',
  image: 'Bild aus der Antwort',
  binary: 'Das sind Bytes, kein Text ({{type}}).',
  view: 'Form des Inhalts',
  pretty: 'Geordnet',
  raw: 'Wie empfangen',
  onlyBeginning: 'Das ist der Anfang. Die Datei enthält alles.',
  refusedCors:
    '{{server}} antwortet, erlaubt Seiten von {{page}} aber nicht, ihn so aufzurufen (CORS). Die Anfrage kann ausgeführt worden sein. Der Betreiber der API kann diese Seite erlauben; das Beispiel unten funktioniert von Ihrem eigenen Rechner aus.',
  refusedPolicy:
    'Die Content Security Policy dieser Seite erlaubt keine Aufrufe von {{server}}. Der Betreiber der Seite ergänzt connect-src darum.',
  refusedMixed:
    'Diese Seite kam über https, deshalb ruft der Browser nichts über einfaches http auf, wie {{server}}. Wählen Sie eine https-Adresse oder nutzen Sie das Beispiel unten.',
  refusedOffline: 'Ihr Gerät ist offline. Verbinden Sie es und senden Sie noch einmal.',
  refusedNetwork:
    '{{server}} antwortet nicht. Prüfen Sie die Adresse, ob der Server läuft und ob Ihr Netz ihn erreicht.',
} satisfies Translation<typeof english>
