import type { Translation } from '../../../messages'
import type english from '../../en/product/catalog'

export default {
  heading: 'Produktkatalog',
  welcome: 'Finden Sie eine API, lesen Sie, wie sie funktioniert, und probieren Sie sie aus.',
  searchLabel: 'Produkte suchen',
  search: 'Suchen',
  products: 'Produkte',
  found: 'Gefundene Produkte: {{count}}',
  latestVersion: 'Neueste Version',
  noVersions: 'Keine Produktversionen',
  specification: 'Spezifikation ansehen',
  documentation: 'Dokumentation ansehen',
  empty: 'Keine Produkte',
  emptyText: 'Produkte erscheinen hier, sobald sie veröffentlicht sind.',
  emptySearchText: 'Keine Treffer für „{{query}}“. Versuchen Sie andere oder weniger Wörter.',
  showAll: 'Alle Produkte anzeigen',
  view: 'Ansicht',
  cards: 'Karten',
  table: 'Tabelle',
  title: 'Titel',
  description: 'Beschreibung',
  details: 'Details',
  labels: 'Labels',
} satisfies Translation<typeof english>
