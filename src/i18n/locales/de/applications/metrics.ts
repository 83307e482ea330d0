import type { Translation } from '../../../messages'
import type english from '../../en/applications/metrics'

export default {
  lastDay: 'Letzte 24 Stunden',
  lastMonth: 'Letzte 30 Tage',
  traffic: 'Anfragen',
  errorRate: 'Fehlerquote',
  high: 'Hoch',
  latency: 'P99-Latenz',
  upBy: '{{change}} mehr als {{before}}',
  downBy: '{{change}} weniger als {{before}}',
  up: 'Gestiegen von {{before}}',
  down: 'Gesunken von {{before}}',
  same: 'Wie im Zeitraum davor',
  unableToFetch: 'Nicht abrufbar: {{thing}}',
} satisfies Translation<typeof english>
