import type { Translation } from '../../../messages'
import type english from '../../en/applications/my-apps'

export default {
  searchLabel: 'Rechercher des applications',
  search: 'Rechercher',
  applications: 'Applications',
  found: 'Applications trouvées : {{count}}',
  actions: 'Actions',
  created: 'Créée',
  delete: 'Supprimer',
  none: 'Aucune application',
  noneText: 'Une application appelle une API avec ses propres clés ou secrets. Créez-en une pour commencer.',
  noneFound: 'Aucune application trouvée',
  noneFoundText: 'Aucun nom ne contient « {{query}} ». Essayez un autre mot, ou un mot plus court.',
  showAll: 'Afficher toutes les applications',
  pageSize: 'Applications par page',
  perPage: '{{count}} par page',
  chooseForCredential: 'Choisissez l’application qui recevra le nouvel identifiant.',
  dashboard: 'Tableau de bord',
} satisfies Translation<typeof english>
