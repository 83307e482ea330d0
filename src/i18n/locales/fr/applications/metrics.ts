import type { Translation } from '../../../messages'
import type english from '../../en/applications/metrics'

export default {
  lastDay: 'Dernières 24 heures',
  lastMonth: '30 derniers jours',
  traffic: 'Trafic',
  errorRate: 'Taux d’erreur',
  high: 'Élevé',
  latency: 'Latence P99',
  upBy: '{{change}} de plus que {{before}}',
  downBy: '{{change}} de moins que {{before}}',
  up: 'En hausse (avant : {{before}})',
  down: 'En baisse (avant : {{before}})',
  same: 'Identique à la période précédente',
  unableToFetch: 'Impossible de récupérer : {{thing}}',
} satisfies Translation<typeof english>
