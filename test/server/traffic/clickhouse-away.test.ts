import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ClickHouseLogLevel, createClient } from '@clickhouse/client'
import { createKey } from '../../../server/src/commands/keys'
import { readConfig } from '../../../server/src/config/config'
import { startServer } from '../../../server/src/start'
import { DatabaseUnavailable } from '../../../server/src/store/unavailable'
import { clickhouseTraffic } from '../../../server/src/traffic/clickhouse/clickhouse-store'
import { call, createApplication, levels, namesAt, strategySettings } from '../../support/server/applications'
import { contractFetch } from '../../support/server/contract'
import { testDatabase } from '../../support/server/database-pool'
import { freePort } from '../../support/server/free-port'
import { realPortal } from '../../support/server/portal'
import { robin } from '../../support/server/sample-data'
import { singleSignOn } from '../../support/server/single-sign-on'
import { until } from '../../support/server/until'

/** Nothing listens there, and the password is none. */
const away = 'http://ada:secret@127.0.0.1:1/traffic' // secretlint-disable-line

test('the start ends with one sentence if nothing answers at CLICKHOUSE_URL, without the password', async () => {
  const config = readConfig({ PORT: '0', CLICKHOUSE_URL: away })
  await assert.rejects(startServer(config, { database: await testDatabase() }), (error: Error) => {
    assert.ok(error instanceof DatabaseUnavailable)
    assert.match(
      error.message,
      /^Cannot use the database traffic at 127\.0\.0\.1:1 as ada \(CLICKHOUSE_URL\): nothing listens there\.$/,
    )
    return true
  })
})

test('while ClickHouse is away reports and charts are refused for a while, and the rest of the portal works', async (t) => {
  const client = createClient({ url: away, log: { level: ClickHouseLogLevel.OFF } })
  const portal = await realPortal({
    settings: strategySettings,
    products: [levels],
    developers: [robin],
    traffic: (db) => clickhouseTraffic(db, { client, database: 'traffic' }),
  })
  t.after(() => portal.close())
  const developer = await portal.signedIn(robin)
  const { id } = await createApplication(developer, 'API key', { name: 'Clock' })
  const { Levels } = await namesAt(developer, '/products')
  const versions = await namesAt(developer, `/products/${Levels}/versions`)
  const {
    lines: [key = ''],
  } = await createKey.run(portal.database, { name: 'edge', role: 'gateway' })
  const now = Date.now()
  const line = {
    started_at: now,
    application_id: id,
    product_version_id: versions['2.0'],
    method: 'GET',
    path: '/levels',
    status: 200,
    latency_ms: 1,
  }
  for (let attempt = 0; attempt < 2; attempt += 1) {
    // A batch that was not stored is not written down as stored either.
    const response = await contractFetch(`${portal.url}/api/operator/v1/traffic`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/x-ndjson' },
      body: JSON.stringify(line),
    })
    assert.equal(response.status, 503)
    assert.equal(response.headers.get('retry-after'), '5')
  }
  const range = { start_ms: now - 3_600_000, end_ms: now }
  assert.equal((await call(developer, 'POST /stats', { ...range, metrics: ['REQUEST_COUNT'] })).status, 503)
  assert.equal((await call(developer, `GET /applications/${id}/requests`)).status, 503)
  assert.equal((await call(developer, 'GET /applications')).status, 200)
  assert.doesNotMatch(JSON.stringify(portal.log), /secret@|:secret/)
})

test('mail server, identity provider and ClickHouse are away at once: each is named in the log, and everything else works', async (t) => {
  const [providerPort, smtpPort] = [await freePort(), await freePort()]
  const client = createClient({ url: away, log: { level: ClickHouseLogLevel.OFF } })
  const portal = await realPortal({
    settings: singleSignOn({ issuer: `http://localhost:${providerPort}` }, strategySettings),
    developers: [{ ...robin, applications: { count: 1, strategy: 'API key', name: 'Buoy' } }],
    environment: {
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      MAIL_FROM: 'portal@example.com',
      MAIL_RETRY_SECONDS: '3600',
    },
    traffic: (db) => clickhouseTraffic(db, { client, database: 'traffic' }),
  })
  t.after(() => portal.close())
  const says = (pattern: RegExp) => portal.log.some((line) => pattern.test(JSON.stringify(line)))

  const developer = await portal.signedIn(robin)
  const visitor = portal.visitor()
  const registration = { email: 'ada@example.com', full_name: 'Ada Example' }
  assert.equal((await visitor.post('/api/v2/developer', registration)).status, 201)
  const sso = await visitor.fetch('/api/v2/developer/authenticate/sso', {
    redirect: 'manual',
    headers: { accept: 'text/html' },
  })
  assert.match(sso.headers.get('location') ?? '', /sso_unavailable/)
  const now = Date.now()
  const range = { start_ms: now - 3_600_000, end_ms: now }
  assert.equal((await call(developer, 'POST /stats', { ...range, metrics: ['REQUEST_COUNT'] })).status, 503)

  await until(() => says(/A mail could not be sent and is retried/), 'the log names the mail server')
  assert.ok(says(new RegExp(`ECONNREFUSED 127.0.0.1:${smtpPort}`)))
  assert.ok(says(/ClickHouse is away: nothing listens there/))
  assert.ok(
    says(
      new RegExp(`The provider harbour at http://localhost:${providerPort} cannot be read: .*ECONNREFUSED`),
    ),
  )
  assert.equal((await fetch(`${portal.url}/readyz`)).status, 200)
  assert.equal((await developer.get('/api/v2/developer/me')).status, 200)
})
