import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { test, type TestContext } from 'node:test'
import { openDatabase } from '../../../server/src/open-database'
import { processDatabase } from '../../support/server/process-database'
import { startScript, type Environment } from '../../support/server/processes'

const rounds = 10
const writer = 'test/support/server/write-load.ts'

/** Lets a process write, kills it in the middle, and tells which numbers it had been promised. */
async function killedWhileWriting(
  t: TestContext,
  environment: Environment,
  round: number,
): Promise<string[]> {
  const child = startScript(t, writer, [], {
    ...environment,
    FIRST: String(round * 1_000_000),
  })
  // Its output may end before the process does, which holds the directory until then.
  const ended = once(child, 'exit')
  const promised: string[] = []
  const enough = 20 + round * 17
  for await (const line of createInterface({ input: child.stdout })) {
    promised.push(line)
    if (promised.length === enough) child.kill('SIGKILL')
  }
  await ended
  assert.ok(promised.length >= enough, 'it wrote until it was killed')
  return promised
}

test('kill -9 under write load loses nothing that was acknowledged and tears no transaction', async (t) => {
  const { environment, options } = await processDatabase(t)
  const promised: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    promised.push(...(await killedWhileWriting(t, environment, round)))

    const { db, close } = await openDatabase(options)
    const written = new Set(
      (await db.selectFrom('rate_limit_counters').select('key').execute()).map(({ key }) => key),
    )
    const secrets = (await db.selectFrom('secrets').select('name').execute()).map(({ name }) => name)
    const audited = (await db.selectFrom('audit_log').select('subject').execute()).map(
      ({ subject }) => subject,
    )
    await close()

    assert.deepEqual(
      promised.filter((key) => !written.has(key)),
      [],
      `round ${round + 1}: acknowledged and lost`,
    )
    const odd = [...written].filter((key) => Number(key) % 2 === 1)
    assert.deepEqual(secrets.toSorted(), odd.toSorted(), `round ${round + 1}: torn`)
    assert.deepEqual(audited.toSorted(), odd.toSorted(), `round ${round + 1}: torn`)
  }
})
