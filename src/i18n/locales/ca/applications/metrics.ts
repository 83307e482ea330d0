import type { Translation } from '../../../messages'
import type english from '../../en/applications/metrics'

export default {
  lastDay: 'Últimes 24 hores',
  lastMonth: 'Últims 30 dies',
  traffic: 'Trànsit',
  errorRate: 'Taxa d’errors',
  high: 'Alta',
  latency: 'Latència P99',
  upBy: '{{change}} més que {{before}}',
  downBy: '{{change}} menys que {{before}}',
  up: 'Abans {{before}}, puja',
  down: 'Abans {{before}}, baixa',
  same: 'Com en el període anterior',
  unableToFetch: 'No s’ha pogut obtenir: {{thing}}',
} satisfies Translation<typeof english>
