import type { Translation } from '../../../messages'
import type english from '../../en/applications/metrics'

export default {
  lastDay: 'Últimas 24 horas',
  lastMonth: 'Últimos 30 días',
  traffic: 'Tráfico',
  errorRate: 'Tasa de errores',
  high: 'Alta',
  latency: 'Latencia P99',
  upBy: '{{change}} más que {{before}}',
  downBy: '{{change}} menos que {{before}}',
  up: 'Sube desde {{before}}',
  down: 'Baja desde {{before}}',
  same: 'Como en el período anterior',
  unableToFetch: 'No se pudo obtener: {{thing}}',
} satisfies Translation<typeof english>
