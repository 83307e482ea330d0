import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { testFolder } from '../../support/server/folder'
import { processDatabase } from '../../support/server/process-database'
import { portalServer, startedServer, type Environment } from '../../support/server/processes'

test('a portal with an encryption key starts, is checked, backed up and restored only with that key', async (t) => {
  const { path } = await testFolder(t, { 'key-file': `${randomBytes(32).toString('base64')}\n` })
  const [first, second] = [await processDatabase(t), await processDatabase(t, { isEmpty: true })]
  const data: Environment = { ...first.environment, LOG_LEVEL: 'silent' }
  const restored: Environment = { ...second.environment, LOG_LEVEL: 'silent' }
  const key: Environment = { ENCRYPTION_KEY_FILE: join(path, 'key-file') }
  const run = (args: string[], environment: Environment) => portalServer(t, args, environment)
  const stop = async ({ child, ended }: Awaited<ReturnType<typeof startedServer>>) => {
    child.kill('SIGTERM')
    assert.equal(await ended, 0)
  }

  const inClear = await startedServer(t, data)
  assert.equal((await run(['signing-keys', 'rotate'], data)).code, 0)
  assert.match((await run(['check'], data)).out, /^warning {2}encryption .* stored in clear/m)
  await stop(inClear)

  const server = await startedServer(t, { ...data, ...key })
  assert.match((await run(['status'], data)).out, /^Secrets {8}encrypted with the key [0-9a-f]{12}$/m)
  assert.match((await run(['check'], { ...data, ...key })).out, /^ok {7}encryption /m)
  const unchecked = await run(['check'], data)
  assert.deepEqual([unchecked.code, /^failed {3}encryption /m.test(unchecked.out)], [3, true])
  assert.equal((await run(['backup', join(path, 'backup')], data)).code, 0)
  await stop(server)

  assert.equal((await run(['restore', join(path, 'backup')], restored)).code, 0)
  for (const wrong of [{}, { ENCRYPTION_KEY: randomBytes(32).toString('base64') }] as Environment[]) {
    const refused = await run(['start'], { ...restored, PORT: '0', ...wrong })
    assert.equal(refused.code, 3)
    assert.match(refused.err, /^The secrets in the database are encrypted with the key [0-9a-f]{12}, and /)
    assert.equal((await run(['check'], { ...restored, ...wrong })).code, 3)
  }
  await stop(await startedServer(t, { ...restored, ...key }))

  await writeFile(join(path, 'key-file'), 'hunter2')
  const malformed = await run(['check'], { ...restored, ...key })
  assert.equal(malformed.code, 3)
  assert.match(malformed.out, /ENCRYPTION_KEY must be 32 random bytes in Base64/)
  assert.doesNotMatch(malformed.out, /hunter2/)
})
