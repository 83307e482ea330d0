import type { Translation } from '../../../messages'
import type english from '../../en/applications/applications'

export default {
  myApps: 'Meine Anwendungen',
  newApp: 'Neue Anwendung',
  noStrategies:
    'Sie können keine Anwendung erstellen, da dieses Entwicklerportal keine Authentifizierungsstrategien für Anwendungen anbietet. Bitte wenden Sie sich an einen Administrator des Portals.',
  strategiesFailed: 'Fehler beim Abrufen der Authentifizierungsstrategien: {{reason}}',
  unknown: 'Anwendung nicht gefunden',
  unknownText: 'Sie wurde vielleicht gelöscht oder gehört jemand anderem.',
  noneNamed: 'Keine Anwendung ausgewählt',
  refreshSecret: 'Secret erneuern',
  refreshSecretOf: 'Secret von {{name}} erneuern',
  refreshText:
    'Wenn Sie es erneuern, gilt das bisherige Secret von {{name}} sofort nicht mehr, ebenso alle damit bezogenen Tokens.',
  refreshed: 'Secret erfolgreich erneuert',
  refreshFailed: 'Secret konnte nicht erneuert werden: {{reason}}',
  deleteApplication: 'Anwendung löschen',
  deleteNamed: '{{name}} löschen',
  deleteQuestion: 'Möchten Sie {{name}} wirklich löschen? Diese Aktion kann nicht rückgängig gemacht werden.',
  deleted: 'Anwendung erfolgreich gelöscht',
  deleteFailed: 'Anwendung konnte nicht gelöscht werden: {{reason}}',
  deleteText: 'Ihre Zugangsdaten und Registrierungen werden ebenfalls gelöscht.',
  clientId: 'Client-ID',
  clientSecret: 'Client-Secret',
  name: 'Name',
  description: 'Beschreibung',
  authStrategy: 'Authentifizierungsstrategie',
  referenceId: 'Referenz-ID',
  redirectUri: 'Redirect-URI',
  scopes: 'Scopes',
} satisfies Translation<typeof english>
