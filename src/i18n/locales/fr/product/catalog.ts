import type { Translation } from '../../../messages'
import type english from '../../en/product/catalog'

export default {
  heading: 'Catalogue de produits',
  welcome: 'Trouvez une API, découvrez son fonctionnement et essayez-la.',
  searchLabel: 'Rechercher des produits',
  search: 'Rechercher',
  products: 'Produits',
  found: 'Produits trouvés : {{count}}',
  latestVersion: 'Dernière version',
  noVersions: 'Aucune version du produit',
  specification: 'Voir la spécification',
  documentation: 'Voir la documentation',
  empty: 'Aucun produit',
  emptyText: 'Les produits apparaissent ici dès leur publication.',
  emptySearchText: 'Rien ne correspond à « {{query}} ». Essayez d’autres mots ou moins de mots.',
  showAll: 'Afficher tous les produits',
  view: 'Affichage',
  cards: 'Cartes',
  table: 'Tableau',
  title: 'Titre',
  description: 'Description',
  details: 'Détails',
  labels: 'Étiquettes',
} satisfies Translation<typeof english>
