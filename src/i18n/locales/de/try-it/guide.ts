import type { Translation } from '../../../messages'
import type english from '../../en/try-it/guide'

export default {
  run: 'Ausführen',
  credentials: 'Zugangsdaten',
  asExpected: 'Die Antwort ist wie erwartet.',
  notExpected: 'Erwartet war eine andere Antwort: {{expected}}.',
  notInResponse: 'In der Antwort fehlt {{names}}. Spätere Anfragen verwenden es.',
  needsEarlier: 'Führen Sie zuerst die Anfragen weiter oben aus. Noch unbekannt: {{names}}.',
  needsCredential: 'Diese Anfrage braucht Zugangsdaten.',
  getAccess: 'Zugang erhalten',
  notOfProduct:
    'Dieser Server gehört nicht zu diesem Produkt. Die Anfrage wird ohne Ihre Zugangsdaten gesendet. Fahren Sie nur fort, wenn Sie ihm vertrauen.',
  unknownOperation: 'Diese Version hat keine Operation „{{operation}}“.',
  noDescription:
    'Diese Version hat keine API-Beschreibung. Deshalb kann die Anfrage hier nicht ausgeführt werden.',
  stepDone: 'Schritt {{number}} ist erledigt',
  markDone: 'Als erledigt markieren',
  markToDo: 'Als offen markieren',
  tabs: 'Alternativen',
} satisfies Translation<typeof english>
