import type { Translation } from '../../../messages'
import type english from '../../en/try-it/oauth'

export default {
  heading: 'OAuth2-Autorisierung',
  handingOver: 'Die Anmeldung wird abgeschlossen. Dieses Fenster schließt sich von selbst.',
  done: 'Fertig. Sie können dieses Fenster schließen.',
  noData: 'Keine OAuth-Daten gefunden',
  noChannel:
    'Dieser Browser kann eine Anmeldung nicht von einem Fenster an ein anderes weitergeben. Holen Sie anderswo ein Token und fügen Sie es ein.',
  stateChanged:
    'Die Autorisierung ist möglicherweise unsicher, der übergebene State wurde auf dem Server geändert...',
  noCode: '[Autorisierung fehlgeschlagen]: kein accessCode vom Server erhalten',
  reason: 'Der Identitätsanbieter meldet: {{reason}}',
  close: 'Sie können dieses Fenster schließen und es erneut versuchen.',
} satisfies Translation<typeof english>
