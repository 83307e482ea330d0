import type { Translation } from '../../../messages'
import type english from '../../en/product/catalog'

export default {
  heading: 'Catàleg de productes',
  welcome: 'Trobeu una API, llegiu com funciona i proveu-la.',
  searchLabel: 'Cerca productes',
  search: 'Cerca',
  products: 'Productes',
  found: 'Productes trobats: {{count}}',
  latestVersion: 'Darrera versió',
  noVersions: 'Cap versió del producte',
  specification: 'Mostra l’especificació',
  documentation: 'Mostra la documentació',
  empty: 'No hi ha cap producte a la llista',
  emptyText: 'Els productes apareixeran aquí quan es publiquin.',
  emptySearchText: 'Res no coincideix amb «{{query}}». Proveu altres paraules o menys paraules.',
  showAll: 'Mostra tots els productes',
  view: 'Vista',
  cards: 'Targetes',
  table: 'Taula',
  title: 'Títol',
  description: 'Descripció',
  details: 'Detalls',
  labels: 'Etiquetes',
} satisfies Translation<typeof english>
