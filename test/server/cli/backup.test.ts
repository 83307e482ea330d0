import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { gunzipSync, gzipSync } from 'node:zlib'
import { contentFiles } from '../../support/server/content'
import { testFolder } from '../../support/server/folder'
import { foreignKey, keyLine, keysFile, statement } from '../../support/server/foreign-keys'
import { processDatabase } from '../../support/server/process-database'
import { portalServer, startedServer, type Environment } from '../../support/server/processes'

const account = { username: 'ada@example.com', password: 'Correct-horse-1' }

/** Signs in, reads a product and lets a gateway ask about a key, as after any other start. */
async function walk(
  t: TestContext,
  environment: Environment,
  { gatewayKey, imported }: { gatewayKey: string; imported: string },
): Promise<void> {
  const { url } = await startedServer(t, environment)
  const signedIn = await fetch(`${url}/api/v2/developer/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  assert.equal(signedIn.status, 204)
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
  const products = await fetch(`${url}/api/v2/products`, { headers: { cookie } })
  assert.deepEqual(
    ((await products.json()) as { data: { name: string }[] }).data.map(({ name }) => name),
    ['Tides'],
  )
  const introspect = async (token: string) => {
    const asked = await fetch(`${url}/oauth/introspect`, {
      method: 'POST',
      headers: { authorization: `Bearer ${gatewayKey}` },
      body: new URLSearchParams({ token }),
    })
    return (await asked.json()) as { active: boolean }
  }
  assert.deepEqual(await introspect('nothing'), { active: false, refusal_reason: 'token_invalid' })
  assert.equal((await introspect(imported)).active, true)
  const applications = await fetch(`${url}/api/v2/applications`, { headers: { cookie } })
  const [application] = ((await applications.json()) as { data: { id: string }[] }).data
  const credentials = await fetch(`${url}/api/v2/applications/${application?.id}/credentials`, {
    headers: { cookie },
  })
  const { data } = (await credentials.json()) as { data: { is_imported: boolean }[] }
  assert.deepEqual(
    data.map(({ is_imported }) => is_imported),
    [true],
  )
}

test('a backup of a running server is restored into an empty database of either engine, whole or not at all', async (t) => {
  const folder = await testFolder(t, contentFiles)
  const environment = { DATA_DIR: join(folder.path, 'data') }
  const file = join(folder.path, 'portal.backup')
  await startedServer(t, environment)
  await portalServer(t, ['import', folder.path], environment)
  const create = ['developers', 'create', account.username, '--name', 'Ada', '--password-stdin']
  await portalServer(t, create, environment, account.password)
  const key = (await portalServer(t, ['keys', 'create', 'edge', '--role', 'gateway'], environment)).out.trim()

  const imported = foreignKey('laptop')
  const owner = { developer: account.username, application: 'Clock', product: 'tides', version: '1.0' }
  const keys = await keysFile(t, [statement, keyLine(imported, owner)])
  const refused = await portalServer(t, ['credentials', 'import', keys], environment)
  assert.match(refused.err, /at least 192 random bits/)
  const taken = await portalServer(t, ['credentials', 'import', keys, '--yes'], environment)
  assert.equal(taken.code, 0, taken.err)

  const made = await portalServer(t, ['backup', file], environment)
  assert.equal(made.code, 0, made.err)
  assert.match((await portalServer(t, ['backup', file], environment)).err, /exists already; name a new file/)
  assert.match(
    (await portalServer(t, ['restore', file], environment)).err,
    /^The database holds a portal already/,
  )

  const { environment: fresh } = await processDatabase(t, { isEmpty: true })
  const lines = gunzipSync(await readFile(file)).toString()
  const broken: [string, Buffer, RegExp][] = [
    ['cut', (await readFile(file)).subarray(0, -200), /Nothing was restored/],
    ['changed', gzipSync(lines.replace('Tides', 'Tidez')), /its checksum is wrong/],
    ['without an end', gzipSync(lines.slice(0, lines.lastIndexOf('{"end"'))), /its end is missing/],
    ['newer', gzipSync(lines.replace('"version":1', '"version":2')), /has format 2, .* reads up to 1/],
    ['something else', gzipSync('{}\n'), /is no backup/],
  ]
  for (const [name, bytes, sentence] of broken) {
    const damaged = join(folder.path, 'damaged')
    await writeFile(damaged, bytes)
    const refused = await portalServer(t, ['restore', damaged], fresh)
    assert.equal(refused.code, 1, `${name}: ${refused.err}`)
    assert.match(refused.err, sentence, name)
  }

  const restored = await portalServer(t, ['restore', file], fresh)
  assert.equal(restored.code, 0, restored.err)
  await walk(t, fresh, { gatewayKey: key, imported })
})

test('copy takes no password in its arguments', async (t) => {
  const environment = { DATA_DIR: join((await testFolder(t)).path, 'data') }
  const { code, err } = await portalServer(
    t,
    ['copy', 'postgres://ada:secret@127.0.0.1:1/portal'],
    environment,
  )
  assert.equal(code, 3)
  assert.match(err, /must not hold a password.* Set TARGET_DATABASE_URL/)
  assert.doesNotMatch(err, /secret/)
})
