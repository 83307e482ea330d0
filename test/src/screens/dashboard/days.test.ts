import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createKey } from '../../../../server/src/commands/keys'
import { createTypedClient } from '../../../../src/api/typed-client'
import { DAY_MS, HOUR_MS } from '../../../../src/parts/analytics/time-range'
import { parsePeriod, rangeOf } from '../../../../src/parts/analytics/periods'
import { queryAnalytics } from '../../../../src/parts/analytics/query-analytics'
import { loadTimeData } from '../../../../src/screens/dashboard/chart-data'
import { countsOf, daysAroundChange, timesAtEdges } from '../../../support/days-around-change'
import {
  call,
  createApplication,
  levels,
  namesAt,
  strategySettings,
} from '../../../support/server/applications'
import { realPortal, type RealPortal } from '../../../support/server/portal'
import { robin } from '../../../support/server/sample-data'
import type { PortalVisitor } from '../../../support/server/visitor'

/** Zones whose clocks change by an hour and by half an hour, and one that is half an hour beside the others. */
const zones = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata']
const RETENTION_MS = 90 * DAY_MS

const zoneBefore = process.env['TZ']
let portal: RealPortal
let developer: PortalVisitor
let gatewayKey: string
let version: string
before(async () => {
  const settings = { ...strategySettings, allowed_time_period: '90d' }
  portal = await realPortal({ settings, products: [levels], developers: [robin] })
  developer = await portal.signedIn(robin)
  ;({
    lines: [gatewayKey = ''],
  } = await createKey.run(portal.database, { name: 'edge', role: 'gateway' }))
  const { Levels } = await namesAt(developer, '/products')
  version = (await namesAt(developer, `/products/${Levels}/versions`))['2.0'] ?? ''
})
after(async () => {
  if (zoneBefore === undefined) delete process.env['TZ']
  else process.env['TZ'] = zoneBefore
  await portal.close()
})

async function report(application: string, times: readonly number[]): Promise<void> {
  const lines = times.map((time) => ({
    started_at: time,
    application_id: application,
    product_version_id: version,
    method: 'GET',
    path: '/levels',
    status: 200,
    latency_ms: 12,
  }))
  const response = await fetch(`${portal.url}/api/operator/v1/traffic`, {
    method: 'POST',
    headers: { authorization: `Bearer ${gatewayKey}`, 'content-type': 'application/x-ndjson' },
    body: lines.map((line) => JSON.stringify(line)).join('\n'),
  })
  assert.deepEqual(await response.json(), { accepted: times.length, rejected: [] })
}

/** As the dashboard asks. */
const api = createTypedClient<{ signal?: AbortSignal; isQuery?: boolean }>({
  baseUrl: 'http://portal.test',
  language: 'en',
  async send(request) {
    const { status, body } = await call(developer, 'POST /stats', await request.json())
    return Response.json(body, { status })
  },
})

async function countsIn(application: string, period: string): Promise<readonly (number | null)[]> {
  const range = rangeOf(parsePeriod(period, RETENTION_MS), Date.now(), RETENTION_MS)
  const scope = { applications: [application], versions: [] }
  const { signal } = new AbortController()
  const { series } = await loadTimeData(api, { metric: 'REQUEST_COUNT' }, scope, range, signal)
  assert.equal(series.length, 1)
  return series[0]?.values ?? []
}

for (const zone of zones) {
  describe(`in ${zone}`, () => {
    before(() => void (process.env['TZ'] = zone))

    it('requests at the edges of days count in their day, and in the hours of the day on which the clock changes', async () => {
      const days = daysAroundChange()
      const { names, edges, middle } = days
      const times = timesAtEdges(days)
      const counted = countsOf(days, times)
      assert.equal(
        counted.reduce((sum, count) => sum + count),
        times.length - 2,
      )
      const { id } = await createApplication(developer, 'API key', { name: `Clock of ${zone}` })
      await report(id, times)

      for (const [at, name] of names.entries()) {
        const { records } = await queryAnalytics(api, {
          start_ms: edges[at] ?? 0,
          end_ms: (edges[at + 1] ?? 0) - 1,
          metrics: ['REQUEST_COUNT'],
          filter: [{ dimension: 'APPLICATION', type: 'IN', values: [id] }],
        })
        assert.equal(records[0]?.event['REQUEST_COUNT'] ?? 0, counted[at], name)
      }
      assert.deepEqual(await countsIn(id, `${names[0]}..${names.at(-1)}`), counted)

      const hours = await countsIn(id, `${names[middle]}..${names[middle]}`)
      const length = (edges[middle + 1] ?? 0) - (edges[middle] ?? 0)
      assert.equal(hours.length, Math.ceil(length / HOUR_MS))
      assert.deepEqual(hours, [2, ...hours.slice(2).map(() => 0), 1])
    })
  })
}
