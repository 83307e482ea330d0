import type { Translation } from '../../messages'
import type english from '../en/registration'

export default {
  register: 'Registra',
  title: 'Registreu-vos per a {{product}} {{version}}',
  loadingTitle: 'Les vostres aplicacions',
  noneTitle: 'No hi ha cap aplicació',
  noneText:
    'Cap de les vostres aplicacions no es pot registrar per a {{product}} {{version}}. Cal que en tingui l’estratègia «{{strategy}}» i que encara no estigui registrada.',
  noneFound: 'Cap nom no conté «{{query}}».',
  create: 'Crea una aplicació',
  search: 'Cerca aplicacions',
  searchAction: 'Cerca',
  applications: 'Aplicacions',
  found: 'Aplicacions trobades: {{count}}',
  scopes: 'Àmbits',
  scopesHint: 'S’apliquen a tots els registres de l’aplicació.',
  request: 'Demana l’accés',
  requestNow: 'Obtén l’accés',
  approved: '{{application}} està registrada per a {{product}} {{version}}',
  reviewTitle: 'Registre en revisió',
  reviewText: 'Us avisarem quan s’aprovi.',
  strategy: 'Estratègia d’autenticació',
} satisfies Translation<typeof english>
