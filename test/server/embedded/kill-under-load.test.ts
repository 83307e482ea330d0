import assert from 'node:assert/strict'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { test, type TestContext } from 'node:test'
import { fileURLToPath } from 'node:url'
import { openDatabase, type DatabaseOptions } from '../../../server/src/store/database'
import { emptyPostgres } from '../../support/server/database'
import { testFolder } from '../../support/server/folder'
import { startScript } from '../../support/server/processes'

const rounds = 10
const writer = fileURLToPath(new URL('../../support/server/write-load.ts', import.meta.url))

async function place(t: TestContext): Promise<DatabaseOptions> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return { dataDir: join((await testFolder(t)).path, 'data') }
  const { databaseUrl, drop } = await emptyPostgres(server)
  t.after(drop)
  return { databaseUrl, dataDir: ':memory:' }
}

/** Lets a process write, kills it in the middle, and tells which numbers it had been promised. */
async function killedWhileWriting(
  t: TestContext,
  options: DatabaseOptions,
  round: number,
): Promise<string[]> {
  const child = startScript(t, writer, [], {
    DATA_DIR: options.dataDir,
    FIRST: String(round * 1_000_000),
    ...(options.databaseUrl ? { DATABASE_URL: options.databaseUrl } : {}),
  })
  const promised: string[] = []
  const enough = 20 + round * 17
  for await (const line of createInterface({ input: child.stdout })) {
    promised.push(line)
    if (promised.length === enough) child.kill('SIGKILL')
  }
  assert.ok(promised.length >= enough, 'it wrote until it was killed')
  return promised
}

test('kill -9 under write load loses nothing that was acknowledged and tears no transaction', async (t) => {
  const options = await place(t)
  const promised: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    promised.push(...(await killedWhileWriting(t, options, round)))

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
