/**
 * A portal in a process of its own, with the requests that it is asked for. Prints its address and what the bench needs as a line of JSON,
 * and ends with standard input. With TEST_CLICKHOUSE its traffic is in ClickHouse's engine.
 */
import { createKey } from '../../server/src/commands/keys'
import { clickhouseTraffic } from '../../server/src/traffic/clickhouse/clickhouse-store'
import { namesAt, strategySettings } from '../../test/support/server/applications'
import { realPortal } from '../../test/support/server/portal'
import { removeIdleDatabases } from '../../test/support/server/database-pool'
import { robin } from '../../test/support/server/sample-data'
import { testClickhouse } from '../../test/support/server/test-traffic'
import { makeInClickhouse, makeInPostgres, settlePostgres } from './made-requests'

export interface MadePortal {
  url: string
  gatewayKey: string
  applications: string[]
  versions: string[]
  now: number
  /** Of counting all hours and days. */
  rollUpSeconds: number
}

const rows = Number(process.env.BENCH_ROWS)
const folder = process.env.TEST_CLICKHOUSE
const clickhouse = folder ? await testClickhouse(folder) : undefined
const strategy = 'API key'
const products = Array.from({ length: 4 }, (_product, n) => ({
  folder: `product-${n}`,
  product: {
    name: `Product ${n}`,
    registration: [{ strategy, auto_approve: true }],
    versions: Array.from({ length: 5 }, (_version, v) => ({ name: `${v}.0` })),
  },
}))
const portal = await realPortal({
  settings: { ...strategySettings, allowed_time_period: '90d', requests: { days: 30, fields: [] } },
  products,
  developers: [{ ...robin, applications: { count: 50, strategy, name: 'Buoy' } }],
  ...(clickhouse && { traffic: (db) => clickhouseTraffic(db, clickhouse) }),
})
const developer = await portal.signedIn(robin)
const applications = Object.values(await namesAt(developer, '/applications?page[size]=50'))
const versions: string[] = []
for (const id of Object.values(await namesAt(developer, '/products')))
  versions.push(...Object.values(await namesAt(developer, `/products/${id}/versions`)))
const {
  lines: [gatewayKey = ''],
} = await createKey.run(portal.database, { name: 'edge', role: 'gateway' })

const now = Date.now()
const made = { rows, applications, versions, now }
let rollUpSeconds = 0
if (clickhouse) {
  await makeInClickhouse(clickhouse, made)
} else {
  await makeInPostgres(portal.database, made)
  await settlePostgres(portal.database)
  const started = performance.now()
  await portal.traffic.rollUp(new Date(now))
  rollUpSeconds = (performance.now() - started) / 1000
  await settlePostgres(portal.database)
}
const ready: MadePortal = { url: portal.url, gatewayKey, applications, versions, now, rollUpSeconds }
process.stdout.write(`${JSON.stringify(ready)}\n`)

process.stdin.resume().once('end', () => {
  portal
    .close()
    .then(removeIdleDatabases)
    .then(() => process.exit())
    .catch((error: unknown) => {
      console.error(error)
      process.exit(1)
    })
})
