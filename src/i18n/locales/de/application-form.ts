import type { Translation } from '../../messages'
import type english from '../en/application-form'

export default {
  createHeading: 'Neue Anwendung erstellen',
  updateHeading: 'Anwendung aktualisieren',
  create: 'Anwendung erstellen',
  update: 'Anwendung aktualisieren',
  created: 'Anwendung erfolgreich erstellt',
  updated: 'Anwendung erfolgreich aktualisiert',
  chooseStrategy: 'Strategie wählen',
  strategyFixed: 'Sie kann später nicht geändert werden.',
  referenceHint: 'Ein Name, unter dem Gateways und Sie die Anwendung kennen; eindeutig in diesem Portal.',
  referenceOwnHint: 'Muss mit der Client-ID bei Ihrem Identitätsanbieter übereinstimmen.',
  generate: 'Generieren',
  generateReference: 'Referenz-ID generieren',
  redirectHint: 'Wohin Personen nach der Anmeldung zurückkehren.',
  scopesHint: 'Sie gelten für alle Registrierungen der Anwendung.',
  conflict:
    'Diese Anwendung wurde seit dem Öffnen anderswo geändert. Nichts von Ihnen ging verloren: Was Sie nicht angefasst hatten, zeigt jetzt die neuen Werte. Prüfen Sie es und speichern Sie erneut.',
  savedElsewhere: '{{field}}, anderswo gespeichert: {{value}}',
  nothing: 'nichts',
  discard: 'Meine Änderungen verwerfen',
  secretTitle: 'Ihre Client-ID und Ihr Secret',
} satisfies Translation<typeof english>
