import type { Translation } from '../../messages'
import type english from '../en/registration'

export default {
  register: 'Registrieren',
  title: 'Für {{product}} {{version}} registrieren',
  loadingTitle: 'Ihre Anwendungen',
  noneTitle: 'Keine Anwendungen',
  noneText:
    'Keine Ihrer Anwendungen kann für {{product}} {{version}} registriert werden. Nötig ist eine mit der Strategie „{{strategy}}“, die noch nicht registriert ist.',
  noneFound: 'Kein Name enthält „{{query}}“.',
  create: 'Anwendung erstellen',
  search: 'Anwendungen suchen',
  searchAction: 'Suchen',
  applications: 'Anwendungen',
  found: 'Gefundene Anwendungen: {{count}}',
  scopes: 'Scopes',
  scopesHint: 'Sie gelten für alle Registrierungen der Anwendung.',
  request: 'Zugang anfordern',
  requestNow: 'Zugang erhalten',
  approved: '{{application}} ist für {{product}} {{version}} registriert',
  reviewTitle: 'Registrierung wird geprüft',
  reviewText: 'Sie werden bei Genehmigung benachrichtigt.',
  strategy: 'Authentifizierungsstrategie',
} satisfies Translation<typeof english>
