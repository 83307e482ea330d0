import assert from 'node:assert/strict'
import { EventEmitter, once } from 'node:events'
import { mock, test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { createKey } from '../../../server/src/commands/keys'
import { postgresTraffic } from '../../../server/src/traffic/postgres/postgres-store'
import { createApplication, levels, namesAt, strategySettings } from '../../support/server/applications'
import { operate } from '../../support/server/operate'
import { realPortal } from '../../support/server/portal'
import { robin } from '../../support/server/sample-data'
import { reportTraffic } from '../../support/server/traffic'

test('details of requests and old traffic are removed while counting fails, which is logged', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] })
  const jobs = new EventEmitter()
  const done: string[] = []
  const portal = await realPortal({
    traffic: (db) => ({
      ...postgresTraffic(db),
      rollUp: () => Promise.reject(new Error('The counts cannot be written')),
      removeDetails: () => Promise.resolve(void done.push('details')),
      async purge() {
        done.push('old traffic')
        jobs.emit('end')
      },
    }),
  })
  t.after(() => portal.close())
  const ended = once(jobs, 'end')
  t.mock.timers.tick(60_000)
  await ended
  assert.deepEqual(done, ['details', 'old traffic'])
  assert.deepEqual(
    portal.log.filter(({ msg }) => msg === 'A job failed').map(({ job }) => job),
    ['counts of traffic'],
  )
})

test('a clock that is two days ahead on one node removes and refuses no traffic, and is reported', async (t) => {
  const started = Date.now()
  t.after(() => mock.timers.reset())
  t.mock.timers.enable({ apis: ['setInterval'] })
  const jobs = new EventEmitter()
  const portal = await realPortal({
    settings: { ...strategySettings, allowed_time_period: '24h', requests: { days: 1, fields: [] } },
    products: [levels],
    developers: [robin],
    traffic: (db) => {
      const traffic = postgresTraffic(db)
      return { ...traffic, purge: (before) => traffic.purge(before).finally(() => jobs.emit('end')) }
    },
  })
  t.after(() => portal.close())
  const developer = await portal.signedIn(robin)
  const { id } = await createApplication(developer, 'API key', { name: 'Buoy' })
  const { Levels } = await namesAt(developer, '/products')
  const version = (await namesAt(developer, `/products/${Levels}/versions`))['2.0'] ?? ''
  const report = (request_id: string) =>
    reportTraffic(portal, [
      { started_at: started - 60_000, application_id: id, product_version_id: version, request_id },
    ])
  const {
    lines: [key = ''],
  } = await createKey.run(portal.database, { name: 'admin', role: 'admin' })
  const operator = { url: portal.url, key }
  const clock = async () =>
    (await operate<{ clock_difference_seconds: number }>(operator, 'GET', '/status')).body
      .clock_difference_seconds
  const sentences = () => portal.log.flatMap(({ msg }) => (/clock/.test(String(msg)) ? [String(msg)] : []))
  const runJobs = async () => {
    const ended = once(jobs, 'end')
    t.mock.timers.tick(60_000)
    await ended
    // The run of the jobs ends after its last one.
    await setImmediate()
  }
  await report('before')
  assert.ok(Math.abs(await clock()) < 60)
  assert.deepEqual(sentences(), [])

  mock.timers.enable({ apis: ['Date'], now: started + 2 * 86_400_000 })
  await runJobs()
  await runJobs()
  await report('after')
  const { body } = await operate<{ data: { request_id: string }[] }>(operator, 'GET', '/requests')
  assert.deepEqual(body.data.map(({ request_id }) => request_id).sort(), ['after', 'before'])
  assert.ok((await clock()) > 86_400)
  const [sentence = '', ...more] = sentences()
  assert.match(sentence, /^The clock of this machine is 17\d{4} seconds ahead of the database\. Set it/)
  assert.deepEqual(more, [])
})
