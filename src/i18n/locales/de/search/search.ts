import type { Translation } from '../../../messages'
import type english from '../../en/search/search'

export default {
  label: 'Portal durchsuchen',
  results: 'Suchergebnisse',
  product: 'Produkte',
  document: 'Anleitungen',
  operation: 'Operationen',
  model: 'Modelle',
  application: 'Meine Anwendungen',
  action: 'Aktionen',
  found: 'Ergebnisse: {{count}}',
  nothing: 'Keine Treffer für „{{query}}“.',
  searching: 'Suche läuft',
  createApplication: 'Anwendung anlegen',
  newCredential: 'Neue Zugangsdaten',
} satisfies Translation<typeof english>
