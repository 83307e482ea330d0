import type { Translation } from '../../../messages'
import type english from '../../en/applications/application-form'

export default {
  createHeading: 'Neue Anwendung erstellen',
  updateHeading: 'Anwendung aktualisieren',
  create: 'Anwendung erstellen',
  update: 'Anwendung aktualisieren',
  created: 'Anwendung erfolgreich erstellt',
  updated: 'Anwendung erfolgreich aktualisiert',
  chooseStrategy: 'Strategie wählen',
  strategyFixed: 'Die Strategie kann später nicht geändert werden.',
  referenceHint: 'Identifiziert die Anwendung gegenüber Gateways; eindeutig in diesem Portal.',
  referenceEmptyHint:
    'Identifiziert die Anwendung gegenüber Gateways; eindeutig in diesem Portal. Bleibt das Feld leer, erzeugt das Portal eine.',
  referenceOwnHint:
    'Erforderlich: Gateways erkennen die Anwendung an der Client-ID, die Ihr Identitätsanbieter ihr gegeben hat. Geben Sie hier dieselbe ID ein.',
  generate: 'Generieren',
  generateReference: 'Referenz-ID generieren',
  redirectHint: 'Die URL, zu der Benutzer nach der Anmeldung zurückkehren.',
  scopesHint: 'Sie gelten für alle Registrierungen der Anwendung.',
  addedScopesHint:
    'Scopes, die Sie hinzufügen, warten eventuell auf die Freigabe durch einen Betreiber. Was freigegeben ist, funktioniert weiter.',
  conflict:
    'Diese Anwendung wurde seit dem Öffnen anderswo geändert. Ihre Änderungen sind erhalten; Felder, die Sie nicht geändert hatten, zeigen die neuen Werte. Prüfen Sie sie und speichern Sie erneut.',
  savedElsewhere: '{{field}}, anderswo gespeichert: {{value}}',
  nothing: 'nichts',
  discard: 'Meine Änderungen verwerfen',
  secretTitle: 'Ihre Client-ID und Ihr Secret',
} satisfies Translation<typeof english>
