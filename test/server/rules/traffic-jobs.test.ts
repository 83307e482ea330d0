import assert from 'node:assert/strict'
import { EventEmitter, once } from 'node:events'
import { test } from 'node:test'
import { postgresTraffic } from '../../../server/src/traffic/postgres/postgres-store'
import { realPortal } from '../../support/server/portal'

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
