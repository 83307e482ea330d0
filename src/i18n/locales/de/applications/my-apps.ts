import type { Translation } from '../../../messages'
import type english from '../../en/applications/my-apps'

export default {
  searchLabel: 'Anwendungen suchen',
  search: 'Suchen',
  applications: 'Anwendungen',
  found: 'Gefundene Anwendungen: {{count}}',
  actions: 'Aktionen',
  created: 'Erstellt',
  delete: 'Löschen',
  none: 'Keine Anwendungen',
  noneText:
    'Eine Anwendung ruft APIs mit eigenen Schlüsseln oder Secrets auf. Erstellen Sie eine, um zu beginnen.',
  noneFound: 'Keine Anwendungen gefunden',
  noneFoundText: 'Kein Name enthält „{{query}}“. Versuchen Sie ein anderes oder ein kürzeres Wort.',
  showAll: 'Alle Anwendungen anzeigen',
  pageSize: 'Anwendungen pro Seite',
  perPage: '{{count}} pro Seite',
  chooseForCredential: 'Wählen Sie die Anwendung, die neue Zugangsdaten bekommt.',
  dashboard: 'Dashboard',
} satisfies Translation<typeof english>
