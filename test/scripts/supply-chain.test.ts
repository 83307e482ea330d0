import assert from 'node:assert/strict'
import { execFile, execFileSync } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { test, type TestContext } from 'node:test'
import { testFolder } from '../support/server/folder'

interface Outcome {
  code: number
  out: string
}

function runIn(
  folder: string,
  script: string,
  args: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<Outcome> {
  return new Promise((done) => {
    const options = { cwd: folder, env: { ...process.env, ...env } }
    execFile(process.execPath, [resolve('scripts', script), ...args], options, (error, stdout, stderr) =>
      done({ code: typeof error?.code === 'number' ? error.code : 0, out: stdout + stderr }),
    )
  })
}

const token = ['ghp', 'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'].join('_')

test('a token in a file is found, committed or not, and not printed', async (t) => {
  const { path } = await testFolder(t, { 'right.ts': 'export const token = process.env.TOKEN\n' })
  execFileSync('git', ['init', '--quiet'], { cwd: path })
  assert.deepEqual(await runIn(path, 'find-secrets.mjs'), { code: 0, out: '' })
  const wrong = await testFolder(t, {
    '.gitignore': 'kept.ts\n',
    'kept.ts': token,
    'wrong.ts': `\n'${token}'\n`,
  })
  execFileSync('git', ['init', '--quiet'], { cwd: wrong.path })
  const { code, out } = await runIn(wrong.path, 'find-secrets.mjs')
  assert.equal(code, 1)
  assert.match(out, /^wrong\.ts:2: found GitHub Token/i)
  assert.ok(!out.includes(token) && !out.includes('kept.ts'))
})

/** A project in which one package is installed. */
function projectWith(t: TestContext, license: string) {
  const one = { name: 'one', version: '1.2.3', license }
  const locked = {
    lockfileVersion: 3,
    requires: true,
    packages: { 'node_modules/one': { version: '1.2.3' } },
  }
  const root = { name: 'project', version: '0.1.0', dependencies: { one: '1.2.3' } }
  return testFolder(t, {
    'package.json': JSON.stringify(root),
    'package-lock.json': JSON.stringify({ ...root, ...locked, packages: { '': root, ...locked.packages } }),
    'node_modules/.package-lock.json': JSON.stringify(locked),
    'node_modules/one/package.json': JSON.stringify(one),
  })
}

test('a bill of materials names what is installed, and a license that is not allowed fails', async (t) => {
  const { path } = await projectWith(t, 'MIT')
  const { code, out } = await runIn(path, 'bill-of-materials.mjs')
  const { components } = JSON.parse(out) as { components: { purl: string }[] }
  assert.deepEqual([code, components.map(({ purl }) => purl)], [0, ['pkg:npm/one@1.2.3']])
  const other = await projectWith(t, 'AGPL-3.0-only')
  const refused = await runIn(other.path, 'bill-of-materials.mjs', ['--check'])
  assert.equal(refused.code, 1)
  assert.match(refused.out, /^one@1\.2\.3 has the license "AGPL-3\.0-only", which is not allowed here\./)
})

for (const [severity, exitCode] of [
  ['moderate', 0],
  ['high', 1],
] as const)
  test(`a vulnerability that is ${severity} ends the audit with exit code ${exitCode}`, async (t) => {
    const { path } = await projectWith(t, 'MIT')
    const advisory = { id: 1, url: 'https://example.com/1', title: 'Trusts input', severity }
    const packument = {
      name: 'one',
      'dist-tags': { latest: '1.2.3' },
      versions: { '1.2.3': { name: 'one', version: '1.2.3' } },
    }
    const found = { one: [{ ...advisory, vulnerable_versions: '<2', cwe: [], cvss: {} }] }
    const registry = createServer(({ method }, response) =>
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify(method === 'POST' ? found : packument)),
    ).listen(0, '127.0.0.1')
    t.after(() => registry.close())
    await new Promise((listening) => registry.once('listening', listening))
    const { port } = registry.address() as AddressInfo
    const outcome = await runIn(path, 'audit.mjs', [], {
      npm_config_registry: `http://127.0.0.1:${port}/`,
      // npm remembers what it has made of an advisory.
      npm_config_cache: join(path, 'cache'),
    })
    assert.equal(outcome.code, exitCode, outcome.out)
    assert.ok(outcome.out.startsWith(`${severity}: one: Trusts input (https://example.com/1)\n`), outcome.out)
  })

test('an audit without a registry says so', async (t) => {
  const { path } = await projectWith(t, 'MIT')
  const { code, out } = await runIn(path, 'audit.mjs', [], { npm_config_registry: 'http://127.0.0.1:1/' })
  assert.equal(code, 1)
  assert.match(out, /^skipped audit: the registry did not answer \(.*ECONNREFUSED/)
})
