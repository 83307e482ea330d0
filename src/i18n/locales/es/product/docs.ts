import type { Translation } from '../../../messages'
import type english from '../../en/product/docs'

export default {
  failed: 'No se pudo obtener la documentación',
  failedText:
    'Se produjo un error inesperado al cargar el documento solicitado. Inténtelo de nuevo más tarde',
  errorCode: 'Error {{code}}',
  empty: 'Todavía no hay documentación',
  emptyText: 'Las guías de {{product}} aparecerán aquí cuando se publiquen.',
  catalog: 'Catálogo',
  noProduct: 'Ningún producto seleccionado',
  noProductText: 'La documentación aparecerá aquí cuando se seleccione un producto.',
  emptyPage: 'Esta página todavía no tiene contenido',
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
