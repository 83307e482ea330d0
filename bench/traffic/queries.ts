const hourMs = 3_600_000
const dayMs = 24 * hourMs

export interface TimedRequest {
  readonly name: string
  readonly method: 'GET' | 'POST'
  /** Below the portal's API. */
  readonly path: string
  readonly body?: object
}

interface Asker {
  /** The application of the dashboard, which has the most requests. */
  readonly application: string
  /** Those on a page of My Apps. */
  readonly applications: readonly string[]
  readonly now: number
}

const periods = [
  { name: '24 hours by hour', length: dayMs, step: hourMs },
  { name: '7 days by 3 hours', length: 7 * dayMs, step: 3 * hourMs },
  { name: '30 days by day', length: 30 * dayMs, step: dayMs },
  // A day less than the portal keeps, which ends at the reader's midnight.
  { name: '90 days by day', length: 89 * dayMs, step: dayMs },
]
const zones = [
  { name: 'UTC', offset: 0 },
  { name: 'UTC+1', offset: hourMs },
  { name: 'UTC+5:30', offset: 5.5 * hourMs },
]

/** Returns the requests of the dashboard and of the cards of My Apps, as the screens send them. */
export function dashboardRequests({ application, applications, now }: Asker): TimedRequest[] {
  const inScope = (...ids: readonly string[]) => ({ dimension: 'APPLICATION', type: 'IN', values: ids })
  const ofClass = (...values: string[]) => ({ dimension: 'STATUS_CODE_GROUPED', type: 'IN', values })
  const query = (name: string, body: object): TimedRequest => ({ name, method: 'POST', path: '/stats', body })

  const charts = zones.flatMap(({ name: zone, offset }) =>
    periods
      // Other zones differ where steps are days.
      .filter(({ step }) => offset === 0 || step === dayMs)
      .flatMap(({ name: period, length, step }) => {
        const end = Math.floor((now + offset) / step) * step - offset + step
        const range = { start_ms: end - length, end_ms: end - 1 }
        const overTime = { ...range, granularity_ms: step, dimensions: ['TIME', 'API_PRODUCT_VERSION'] }
        const named = (what: string) => `${what}, ${period}, ${zone}`
        const filter = [inScope(application)]
        return [
          query(named('requests by version'), { ...overTime, metrics: ['REQUEST_COUNT'], filter }),
          query(named('P99 latency by version'), { ...overTime, metrics: ['RESPONSE_LATENCY_P99'], filter }),
          query(named('4XX by version'), {
            ...overTime,
            metrics: ['REQUEST_COUNT'],
            filter: [...filter, ofClass('4XX')],
          }),
          query(named('4XX by code'), {
            ...range,
            metrics: ['REQUEST_COUNT'],
            dimensions: ['STATUS_CODE'],
            filter: [...filter, ofClass('4XX')],
          }),
          query(named('figure: requests and errors'), {
            ...range,
            metrics: ['REQUEST_COUNT'],
            dimensions: ['STATUS_CODE_GROUPED'],
            filter,
          }),
          query(named('figure: P99 latency'), {
            ...range,
            metrics: ['RESPONSE_LATENCY_P99'],
            dimensions: [],
            filter,
          }),
        ]
      }),
  )

  const month = { start_ms: now - 30 * dayMs, end_ms: now, filter: [inScope(...applications)] }
  const list = (name: string, parameters: string): TimedRequest => ({
    name: `latest requests${name}`,
    method: 'GET',
    path: `/applications/${application}/requests?page[size]=25${parameters}`,
  })
  return [
    ...charts,
    query('My Apps: requests and errors of ten applications, 30 days', {
      ...month,
      metrics: ['REQUEST_COUNT'],
      dimensions: ['STATUS_CODE_GROUPED'],
    }),
    query('My Apps: P99 latency of ten applications, 30 days', {
      ...month,
      metrics: ['RESPONSE_LATENCY_P99'],
      dimensions: [],
    }),
    list('', ''),
    list(' with status 5XX', '&filter[status_class]=5'),
    list(' by request ID', '&filter[request_id]=request-1'),
    list(' by a credential that nobody uses', `&filter[credential_id]=${application}`),
  ]
}
