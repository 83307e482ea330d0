import type { Translation } from '../../../messages'
import type english from '../../en/product/docs'

export default {
  failed: 'Impossible de récupérer la documentation',
  failedText:
    'Une erreur inattendue s’est produite lors du chargement du document demandé. Veuillez réessayer plus tard',
  errorCode: 'Erreur {{code}}',
  empty: 'Pas encore de documentation',
  emptyText: 'Les guides de {{product}} apparaîtront ici une fois publiés.',
  catalog: 'Catalogue',
  noProduct: 'Aucun produit sélectionné',
  noProductText: 'La documentation apparaîtra ici une fois un produit sélectionné.',
  emptyPage: 'Cette page n’a pas encore de contenu',
  previous: 'Précédent',
  next: 'Suivant',
  pager: 'Page précédente et suivante',
  search: 'Rechercher dans ces pages',
  searchPlaceholder: 'Rechercher',
  results: 'Résultats de la recherche',
  found_one: '{{count}} section trouvée',
  found_other: '{{count}} sections trouvées',
  nothingFound: 'Rien ne correspond à « {{query}} ».',
  reference: 'Référence de l’API',
} satisfies Translation<typeof english>
