import type { Translation } from '../../../messages'
import type english from '../../en/get-access/get-access'

export default {
  accountNeeded:
    'Schlüssel gehören zu einer Anwendung, und Anwendungen zu einem Konto. Melden Sie sich an, oder erstellen Sie zuerst ein Konto. Danach geht es hier weiter.',
  signUp: 'Konto erstellen',
  newApplication: 'Neue Anwendung',
  applicationName: 'Name der Anwendung',
  applicationHint: 'Zum Beispiel, wofür sie ist. Ein Name genügt.',
  identifiesBy: 'Wie sich ihre Anfragen ausweisen',
  about_key_auth: 'Jede Anfrage trägt einen Schlüssel. So beginnt man am schnellsten.',
  about_client_credentials:
    'Client-ID und Secret ergeben Token, die ablaufen, und Anfragen tragen ein Token.',
  about_self_managed_client_credentials:
    'Ihr eigener Identitätsanbieter stellt die Token aus. Sie brauchen die Client-ID, die er der Anwendung gegeben hat.',
  ownClientHint: 'So, wie Ihr Identitätsanbieter den Client nennt.',
  atOnce: 'Der Zugang wird sofort erteilt.',
  afterReview:
    'Ein Betreiber prüft die Anfrage zuerst. Die Entscheidung erhalten Sie per E-Mail und machen von dort aus weiter.',
  applicationGone: 'Diese Anwendung gibt es nicht mehr. Wählen Sie eine andere.',
  chooseAnother: 'Anwendung wählen',
  goesOn:
    'Sobald es eine Entscheidung gibt, geht es hier von selbst weiter. Sie können auch schließen: Die E-Mail führt hierher zurück.',
  rejected: 'Ein Betreiber hat den Zugang von {{application}} zu {{product}} {{version}} abgelehnt.',
  revoked: 'Ein Betreiber hat den Zugang von {{application}} zu {{product}} {{version}} widerrufen.',
  reason: 'Begründung: {{reason}}',
  gone: 'Die Anfrage von {{application}} gibt es nicht mehr. Sie wurde anderswo gelöscht.',
  key: 'Schlüssel',
  keyRevoked:
    'Der Schlüssel, den diese Seite kannte, wurde inzwischen widerrufen. Erstellen Sie einen neuen.',
  keyUnknown:
    'Schlüssel werden nur einmal angezeigt, bei der Erstellung. Wenn Sie keinen zur Hand haben, erstellen Sie einen.',
  createKey: 'Schlüssel erstellen',
  secretUnknown:
    'Das Client-Secret wurde nur einmal angezeigt, bei der Erstellung. Ist es verloren, erneuern Sie es.',
  ownClientReady: 'Holen Sie ein Token bei Ihrem Identitätsanbieter, und senden Sie es mit jeder Anfrage.',
  tryIt: 'Ausprobieren',
  tryWithKey: 'Mit diesem Schlüssel ausprobieren',
  tryWithSecret: 'Mit diesem Secret ausprobieren',
} satisfies Translation<typeof english>
