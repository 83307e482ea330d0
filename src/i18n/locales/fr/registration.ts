import type { Translation } from '../../messages'
import type english from '../en/registration'

export default {
  register: 'Enregistrer',
  title: 'S’enregistrer pour {{product}} {{version}}',
  loadingTitle: 'Vos applications',
  noneTitle: 'Aucune application',
  noneText:
    'Aucune de vos applications ne peut être enregistrée pour {{product}} {{version}}. Il en faut une avec la stratégie « {{strategy}} » qui ne soit pas encore enregistrée.',
  noneFound: 'Aucun nom ne contient « {{query}} ».',
  create: 'Créer une application',
  search: 'Rechercher des applications',
  searchAction: 'Rechercher',
  applications: 'Applications',
  found: 'Applications trouvées : {{count}}',
  scopes: 'Portées',
  scopesHint: 'Elles s’appliquent à tous les enregistrements de l’application.',
  request: 'Demander l’accès',
  requestNow: 'Obtenir l’accès',
  approved: '{{application}} est enregistrée pour {{product}} {{version}}',
  reviewTitle: 'Enregistrement en cours d’examen',
  reviewText: 'Vous serez averti dès son approbation.',
  strategy: 'Stratégie d’authentification',
} satisfies Translation<typeof english>
