import type { Translation } from '../../../messages'
import type english from '../../en/product/catalog'

export default {
  heading: 'Catálogo de productos',
  welcome: 'Encuentre una API, lea cómo funciona y pruébela.',
  searchLabel: 'Buscar productos',
  search: 'Buscar',
  products: 'Productos',
  found: 'Productos encontrados: {{count}}',
  latestVersion: 'Última versión',
  noVersions: 'Sin versiones del producto',
  specification: 'Ver especificación',
  documentation: 'Ver documentación',
  empty: 'No hay productos en la lista',
  emptyText: 'Los productos aparecerán aquí cuando se publiquen.',
  emptySearchText: 'Nada coincide con «{{query}}». Pruebe con otras palabras o con menos.',
  showAll: 'Mostrar todos los productos',
  view: 'Vista',
  cards: 'Tarjetas',
  table: 'Tabla',
  title: 'Título',
  description: 'Descripción',
  details: 'Detalles',
  labels: 'Etiquetas',
} satisfies Translation<typeof english>
