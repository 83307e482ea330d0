import type { Translation } from '../../../messages'
import type english from '../../en/product/docs'

export default {
  failed: 'No s’ha pogut obtenir la documentació',
  failedText:
    'S’ha produït un error inesperat en carregar el document sol·licitat. Torneu-ho a provar més tard',
  errorCode: 'Error {{code}}',
  empty: 'Encara no hi ha documentació',
  emptyText: 'Les guies de {{product}} apareixeran aquí quan es publiquin.',
  catalog: 'Catàleg',
  noProduct: 'No s’ha seleccionat cap producte',
  noProductText: 'La documentació apareixerà aquí quan se seleccioni un producte.',
  emptyPage: 'Aquesta pàgina encara no té contingut',
  previous: 'Anterior',
  next: 'Següent',
  pager: 'Pàgina anterior i següent',
  search: 'Cerca en aquestes pàgines',
  searchPlaceholder: 'Cerca',
  results: 'Resultats de la cerca',
  found_one: '{{count}} secció trobada',
  found_other: '{{count}} seccions trobades',
  nothingFound: 'Res no coincideix amb «{{query}}».',
  reference: 'Referència de l’API',
} satisfies Translation<typeof english>
