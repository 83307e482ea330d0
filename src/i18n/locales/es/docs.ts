import type { Translation } from '../../messages'
import type english from '../en/docs'

export default {
  failed: 'No se pudo obtener la documentación',
  failedText:
    'Se produjo un error inesperado al cargar el documento solicitado. Inténtelo de nuevo más tarde',
  errorCode: 'Error {{code}}',
  empty: 'Todavía no hay documentación',
  emptyText: 'Las guías de {{product}} aparecerán aquí cuando se publiquen.',
  noProduct: 'Ningún producto elegido',
  noProductText: 'La documentación de un producto aparecerá aquí cuando se indique uno.',
  emptyPage: 'Todavía no hay nada escrito en esta página',
  previous: 'Anterior',
  next: 'Siguiente',
  pager: 'Página anterior y siguiente',
  search: 'Buscar en estas páginas',
  searchPlaceholder: 'Buscar',
  results: 'Resultados de la búsqueda',
  found_one: '{{count}} sección encontrada',
  found_other: '{{count}} secciones encontradas',
  nothingFound: 'Nada coincide con «{{query}}».',
  reference: 'Referencia de la API',
} satisfies Translation<typeof english>
