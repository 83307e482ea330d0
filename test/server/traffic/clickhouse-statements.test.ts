import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import { test } from 'node:test'
import { clickhouseDialect } from '../../../server/src/traffic/clickhouse/clickhouse-dialect'
import { compileList } from '../../../server/src/traffic/compile-list'
import { compileQuery } from '../../../server/src/traffic/compile-query'
import { planTime } from '../../../server/src/traffic/time-plan'
import type { TrafficQuery } from '../../../server/src/traffic/traffic-query'
import { testClickhouse } from '../../support/server/test-traffic'

const executed = new URL('clickhouse-statements.sql', import.meta.url)
const application = 'e5a36c8c-3f3f-4c37-8a52-1d9d9c7e4f10'
const version = '0b9fb2b1-5f5e-4b7c-9d8e-6c1f7f3a2d20'
const day = Date.parse('2026-03-28T00:00:00Z')
const [hourMs, dayMs] = [3_600_000, 86_400_000]

/** What the dashboard and My Apps ask, and what the contract allows beside. */
function statements(database: string): string[] {
  const dialect = clickhouseDialect(database)
  const range = { start: day - 5.5 * hourMs, end: day + 2.5 * dayMs, applications: [application] }
  const every = { ...range, measure: 'requests', dimensions: [], filters: [] } as const
  const clientErrors = [{ dimension: 'status_class', values: [4], isExcluded: false }] as const
  const latency = { of: 'latency', quantile: 0.99 } as const
  const queries: TrafficQuery[] = [
    { ...every, granularity: dayMs, dimensions: ['product_version_id'] },
    { ...every, granularity: dayMs, dimensions: ['product_version_id'], measure: latency },
    { ...every, granularity: hourMs, dimensions: ['product_version_id'], filters: clientErrors },
    { ...every, dimensions: ['status'], filters: clientErrors },
    { ...every, dimensions: ['status_class'] },
    { ...every, measure: latency },
    { ...every, dimensions: ['application_id', 'status_class'], applications: [application, version] },
    { ...every, measure: { of: 'request_size', quantile: 0.5 }, dimensions: ['status'] },
    {
      ...every,
      measure: { of: 'response_size', quantile: 0.95 },
      filters: [{ dimension: 'product_version_id', values: [version], isExcluded: true }],
    },
    { ...every, filters: [{ dimension: 'status', values: [], isExcluded: false }] },
  ]
  const list = { applications: [application], since: new Date(day), limit: 26, filters: {} }
  const lists = [
    list,
    { ...list, after: { startedAt: day + hourMs, read: 2 }, filters: { statusClass: 5 } },
    { ...list, filters: { requestId: "it's", credentialId: version, reason: 'key_revoked' } },
    { ...list, applications: undefined },
  ]
  return [
    ...queries.flatMap((query) => compileQuery(query, planTime(query, undefined), dialect)),
    ...lists.map((query) => compileList(query, dialect)),
  ]
}

const linesOf = (text: string) => text.split('\n').map((line) => line.trim())

const asFile = (texts: readonly string[]): string =>
  texts.map((text) => `${linesOf(text).join('\n  ')};\n`).join('\n')

test('every statement for ClickHouse is one that its engine has executed', async () => {
  const folder = process.env.TEST_CLICKHOUSE
  if (folder) {
    const { client, database } = await testClickhouse(folder)
    for (const query of statements(database))
      await (await client.query({ query, format: 'JSONEachRow' })).json()
    await client.command({ query: `drop database ${database}` })
    await writeFile(executed, asFile(statements('portal')))
  }
  const known = await readFile(executed, 'utf8')
  assert.equal(
    asFile(statements('portal')),
    known,
    '`npm run test:clickhouse` executes them, and writes them down',
  )
})
