import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { runCommand, type CommandName } from '../../../server/src/commands'
import { createKey } from '../../../server/src/commands/keys'
import { housekeepingAges } from '../../../server/src/rules/jobs'
import { runJob, type Job } from '../../../server/src/rules/job-runner'
import { addJobs, claimDueJob, claimJob, listFailedJobs } from '../../../server/src/store/jobs'
import { postgresTraffic } from '../../../server/src/traffic/postgres/postgres-store'
import { createApplication, levels, namesAt, strategySettings } from '../../support/server/applications'
import { testDatabase } from '../../support/server/database-pool'
import { operate } from '../../support/server/operate'
import { realPortal, type RealPortal } from '../../support/server/portal'
import { robin } from '../../support/server/sample-data'
import { endLease } from '../../support/server/time-passes'
import { reportTraffic } from '../../support/server/traffic'
import { until } from '../../support/server/until'

function command({ database, traffic }: RealPortal, name: CommandName, options: object = {}) {
  return runCommand(database, name, options, () => Promise.resolve(traffic))
}

interface Listed {
  name: string
  last_error: string | null
  last_seconds: number | null
}

test('a job that fails stops no other, is logged, listed and named by the status, and runs again when it is asked to', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] })
  let isBroken = true
  const done: string[] = []
  const portal = await realPortal({
    traffic: (db) => ({
      ...postgresTraffic(db),
      async rollUp() {
        if (isBroken) throw new Error('The counts cannot be written')
      },
      removeDetails: () => Promise.resolve(void done.push('details')),
      purge: () => Promise.resolve(void done.push('old traffic')),
    }),
  })
  t.after(() => portal.close())
  t.mock.timers.tick(60_000)
  const failures = () => portal.log.filter(({ msg }) => msg === 'A job failed')
  const list = async () => (await command(portal, 'jobs list')).records as Listed[]
  await until(
    async () => (await list()).filter(({ last_seconds }) => last_seconds !== null).length === 19,
    'every job has run',
  )
  assert.deepEqual(
    failures().map(({ job }) => job),
    ['traffic-counts'],
  )
  // A promise of privacy, which does not wait for counts.
  assert.deepEqual(done.toSorted(), ['details', 'old traffic'])

  const { lines } = await command(portal, 'jobs list')
  assert.deepEqual(
    (await list()).filter(({ last_error }) => last_error !== null).map(({ name }) => name),
    ['traffic-counts'],
  )
  assert.match(lines.join('\n'), /^traffic-counts +next .* failed: The counts cannot be written$/m)
  assert.match(
    (await command(portal, 'status')).lines.join('\n'),
    /^Jobs +traffic-counts failed; see portal-server jobs list$/m,
  )

  const ages = housekeepingAges(portal.config)
  const run = (name: string) => command(portal, 'jobs run', { name, ages })
  await assert.rejects(run('traffic-counts'), /The job traffic-counts failed: The counts cannot be written/)
  await assert.rejects(run('dishes'), /There is no job "dishes"; there are dead-sessions, /)
  isBroken = false
  assert.deepEqual((await run('traffic-counts')).lines, ['The job traffic-counts ran.'])
  assert.match((await command(portal, 'status')).lines.join('\n'), /^Jobs +no failures$/m)
})

test('one process runs a job at a time, and another takes over what a killed one began', async (t) => {
  const database = await testDatabase()
  t.after(() => database.close())
  const { db } = database
  const job: Job = { everySeconds: 60, run: () => Promise.reject(new Error('Too late')) }
  await addJobs(db, ['roll-up'])
  await addJobs(db, ['roll-up'])

  const killed = await claimDueJob(db, ['roll-up'])
  assert.ok(killed)
  assert.equal(await claimDueJob(db, ['roll-up']), undefined)
  assert.equal(await claimJob(db, 'roll-up'), undefined)
  await endLease({ database }, 'roll-up')
  const successor = await claimDueJob(db, ['roll-up'])
  assert.ok(successor)

  // What the first one says when it comes back no longer counts.
  await runJob(db, killed, job)
  assert.deepEqual(await listFailedJobs(db), [])
  assert.equal(await claimJob(db, 'roll-up'), undefined)
  assert.deepEqual(await runJob(db, successor, { ...job, run: () => Promise.resolve(3) }), { result: 3 })
  assert.equal(await claimDueJob(db, ['roll-up']), undefined, 'it is due in a minute')
  assert.ok(await claimJob(db, 'roll-up'))
})

/** The embedded engine has one node, with whose clock it runs. */
const severalNodes = { skip: !process.env.TEST_DATABASE_URL && 'needs PostgreSQL' }

test(
  'a clock that is two days ahead on one node removes and refuses no traffic, and is reported',
  severalNodes,
  async (t) => {
    const started = Date.now()
    t.after(() => mock.timers.reset())
    t.mock.timers.enable({ apis: ['setInterval'] })
    const portal = await realPortal({
      settings: { ...strategySettings, allowed_time_period: '24h', requests: { days: 1, fields: [] } },
      products: [levels],
      developers: [robin],
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
    const sentences = () =>
      portal.log.flatMap(({ msg }) => (/The clock of/.test(String(msg)) ? [String(msg)] : []))
    await report('before')
    assert.ok(Math.abs(await clock()) < 60)
    assert.deepEqual(sentences(), [])

    mock.timers.enable({ apis: ['Date'], now: started + 2 * 86_400_000 })
    const ages = housekeepingAges(portal.config)
    for (const name of ['request-details', 'old-traffic']) await command(portal, 'jobs run', { name, ages })
    await report('after')
    const { body } = await operate<{ data: { request_id: string }[] }>(operator, 'GET', '/requests')
    assert.deepEqual(body.data.map(({ request_id }) => request_id).sort(), ['after', 'before'])
    assert.ok((await clock()) > 86_400)
    t.mock.timers.tick(60_000)
    await until(() => sentences().length > 0, 'the log has a sentence')
    const [sentence = ''] = sentences()
    assert.match(sentence, /^The clock of this machine is 17\d{4} seconds ahead of the database\. Set it/)
  },
)
