export default {
  lastDay: 'Last 24 hours',
  lastMonth: 'Last 30 days',
  traffic: 'Traffic',
  errorRate: 'Error rate',
  high: 'High',
  latency: 'P99 latency',
  upBy: 'Up {{change}} from {{before}}',
  downBy: 'Down {{change}} from {{before}}',
  up: 'Up from {{before}}',
  down: 'Down from {{before}}',
  same: 'As in the period before',
  unableToFetch: 'Unable to fetch {{thing}}',
} as const
