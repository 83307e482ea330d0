import type { Translation } from '../../../messages'
import type english from '../../en/search/search'

export default {
  label: 'Rechercher dans le portail',
  results: 'Résultats de la recherche',
  product: 'Produits',
  document: 'Guides',
  operation: 'Opérations',
  model: 'Modèles',
  application: 'Mes applications',
  action: 'Actions',
  found: 'Résultats : {{count}}',
  nothing: 'Rien ne correspond à « {{query}} ».',
  searching: 'Recherche en cours',
  createApplication: 'Créer une application',
  newCredential: 'Nouvel identifiant',
} satisfies Translation<typeof english>
