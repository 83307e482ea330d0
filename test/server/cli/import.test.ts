import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { briefEngine } from '../../support/server/brief-engine'
import { contentFiles } from '../../support/server/content'
import { testFolder } from '../../support/server/folder'
import { processDatabase } from '../../support/server/process-database'
import { portalServer, startedServer } from '../../support/server/processes'
import { registeredApplication } from '../../support/server/registered-application'

const many = Object.fromEntries(
  Array.from({ length: 11 }, (_, index) => [`product-${index}/product.yaml`, `name: Product ${index}\n`]),
)

test('an import removes what it is asked to remove, names what goes with it, and the audit log keeps it', async (t) => {
  const folder = await testFolder(t, { ...contentFiles, ...many })
  const { environment } = await processDatabase(t)
  const server = await startedServer(t, environment)
  const run = (...args: string[]) => portalServer(t, args, environment)
  const products = async () => JSON.parse((await run('status', '--json')).out).products as number

  const planned = await run('import', folder.path, '--dry-run')
  assert.match(
    planned.out,
    /^portal.yaml: changed\nadded: ferries, .*tides\nversions added: tides\/1.0, tides\/2.0\ntides\/product.yaml:8:11: warning: version "1.0" has no API description; .*\nNothing was written: this was a dry run. 1 warning.\n$/,
  )
  const strict = await run('import', folder.path, '--strict')
  assert.deepEqual([strict.code, strict.out], [1, ''])
  assert.match(
    strict.err,
    /^tides\/product.yaml:8:11: version "1.0" has .*\nNothing was imported: one mistake.\n$/,
  )
  assert.equal(await products(), 0)
  assert.equal((await run('import', folder.path)).code, 0)
  assert.equal(await products(), 13)

  const account = ['developers', 'create', 'ada@example.com', '--name', 'Ada', '--password-stdin']
  await portalServer(t, account, environment, 'Correct-horse-1')
  const registration = await registeredApplication(server.url)

  // A version with registrations needs the operator's word, even without --prune for its product.
  await folder.write({ 'tides/product.yaml': 'name: Tides\n', 'tides/versions': null })
  const versionGone = await run('import', folder.path)
  assert.deepEqual([versionGone.code, versionGone.out], [1, ''])
  assert.match(
    versionGone.err,
    /^would go: the pending registration of Clock \(ada@example.com\) for tides\/2.0\nNothing was imported/,
  )

  await folder.write({ tides: null })
  const kept = await run('import', folder.path)
  assert.match(kept.out, /not in the folder, and kept \(--prune removes them\): tides\n/)
  assert.equal(await products(), 13)

  const dry = JSON.parse((await run('import', folder.path, '--prune', '--dry-run', '--json')).out)
  assert.deepEqual([dry.removed, dry.registrations[0].id], [['tides'], registration])
  assert.deepEqual([dry.warnings, dry.warnings_count], [[], 0])
  assert.equal(await products(), 13)
  const pruned = await run('import', folder.path, '--prune')
  assert.equal(pruned.code, 0)
  assert.match(pruned.out, /removed: tides\n.*gone: the pending registration of Clock/)
  const log = (await run('audit', '--about', registration, '--action', 'registration.remove', '--json')).out
  assert.deepEqual(
    (({ version, application, developer }) => [version, application, developer])(JSON.parse(log).details),
    ['tides/2.0', 'Clock', 'ada@example.com'],
  )
  assert.match(
    (await run('audit', '--action', 'product.remove')).out,
    /"slug":"tides".*"versions":\["1.0","2.0"\]/,
  )

  await folder.write({ 'product-1': null, 'product-2': null })
  const much = await run('import', folder.path, '--prune')
  assert.deepEqual([much.code, much.out], [6, ''])
  assert.match(
    much.err,
    /would be removed: product-1 \(Product 1\)\n(.*\n)*Nothing was imported: 2 of 12 products/,
  )
  assert.equal(await products(), 12)

  assert.equal((await atTerminal(['import', folder.path, '--prune'], environment, 'yes')).code, 6)
  assert.equal(await products(), 12)
  const typed = await atTerminal(['import', folder.path, '--prune'], environment, 'remove 2 of 12')
  assert.equal(typed.code, 0, typed.out)
  assert.equal(await products(), 10)
  await folder.write({ 'product-3': null, 'product-4': null })
  assert.equal((await run('import', folder.path, '--prune', '--yes')).code, 0)
  assert.equal(await products(), 8)
})

const main = fileURLToPath(new URL('../../../server/bin/portal-server.mjs', import.meta.url))

/** Runs `portal-server …` at a terminal, and types one line once it asks. */
async function atTerminal(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  typed: string,
): Promise<{ code: number | null; out: string }> {
  const line = [process.execPath, ...briefEngine, main, ...args].join(' ')
  const child = spawn('script', ['-qec', line, '/dev/null'], { env: { ...process.env, ...environment } })
  let asked = ''
  child.stdout.on('data', (chunk: Buffer) => {
    asked += chunk.toString()
    if (asked.includes('to go on')) child.stdin.end(`${typed}\n`)
  })
  const ended = new Promise<number | null>((done) => child.once('exit', done))
  const out = await text(child.stdout)
  return { code: await ended, out }
}
