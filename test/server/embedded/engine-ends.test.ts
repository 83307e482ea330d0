import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { fileURLToPath } from 'node:url'
import { exitCodes } from '../../../server/src/cli/exit-codes'
import { testFolder } from '../../support/server/folder'
import { startedServer } from '../../support/server/processes'

const endEngineThread = fileURLToPath(new URL('../../support/server/end-engine-thread.mjs', import.meta.url))

async function embeddedServer(t: TestContext) {
  const server = await startedServer(t, {
    DATA_DIR: join((await testFolder(t)).path, 'data'),
    NODE_OPTIONS: `--import=${endEngineThread}`,
  })
  const statusOf = async (path: string) => (await fetch(server.url + path)).status
  return { ...server, statusOf }
}

/** Asks again and again until the server does not respond any more. @returns the distinct statuses in their order. */
async function statusesUntilEnd(ask: () => Promise<number>): Promise<number[]> {
  const statuses: number[] = []
  for (;;) {
    const status = await ask().catch(() => undefined)
    if (status === undefined) return statuses
    if (statuses.at(-1) !== status) statuses.push(status)
  }
}

test('when the thread of the engine ends, the readiness probe says so, and then the process ends with its exit code', async (t) => {
  const { child, ended, statusOf, err } = await embeddedServer(t)
  assert.equal(await statusOf('/readyz'), 200)

  child.kill('SIGUSR2')

  assert.deepEqual((await statusesUntilEnd(() => statusOf('/readyz'))).at(-1), 503)
  assert.equal(await ended, exitCodes.unavailable)
  assert.match(await err, /^The embedded database has stopped\. Start the process again\.$/m)
})

test('requests that the engine was working on get a 503, and the exit code is the same', async (t) => {
  const { child, ended, statusOf } = await embeddedServer(t)
  const paths = ['/readyz', '/api/v2/portal', '/api/v2/products']
  const walks = paths.flatMap((path) => [1, 2, 3].map(() => statusesUntilEnd(() => statusOf(path))))
  await statusOf('/readyz')

  child.kill('SIGUSR2')

  const statuses = new Set((await Promise.all(walks)).flat())
  assert.deepEqual(
    [...statuses].filter((status) => status === 500),
    [],
  )
  assert.ok(statuses.has(503))
  assert.equal(await ended, exitCodes.unavailable)
})
