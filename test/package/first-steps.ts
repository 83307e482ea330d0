import assert from 'node:assert/strict'
import { execFile, spawn, type SpawnOptions } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { it, type TestContext } from 'node:test'
import { promisify } from 'node:util'
import { builtPackages, packed } from '../support/packages'
import { freePort } from '../support/server/free-port'
import { until } from '../support/server/until'
import { importBrokenContents, type ImportOutcome } from './broken-contents'

const run = promisify(execFile)

/** Lines of a sample of a README. */
function commandsOf(readme: string, index: number): string[] {
  const samples = Array.from(readme.matchAll(/```sh\n([^]*?)```/g), ([, sample = '']) => sample)
  return (samples[index] ?? '').trim().split('\n')
}

/** Starts a server in a process group of its own, and waits until it is ready. */
async function started(
  t: TestContext,
  command: string,
  options: SpawnOptions,
  port: number,
): Promise<string> {
  const env = { ...options.env, PORT: String(port) }
  const server = spawn(command, { ...options, env, detached: true, stdio: 'ignore' })
  t.after(() => process.kill(-Number(server.pid), 'SIGKILL'))
  const url = `http://localhost:${port}`
  await until(
    async () => (await fetch(`${url}/readyz`).catch(() => undefined))?.status === 200,
    'the server is ready',
    60_000,
  )
  return url
}

const nameOfPortal = async (url: string) =>
  ((await (await fetch(`${url}/api/v2/portal`)).json()) as { name: string }).name

/** Targets of the links and images in a page that are files. */
function linkedFiles(path: string): string[] {
  const text = readFileSync(path, 'utf8').replace(/```[^]*?```|`[^`\n]*`/g, '')
  const targets = text.matchAll(/\]\(([^()\s]+)\)/g)
  const files = Array.from(targets, ([, target = '']) => target.split('#', 1)[0] ?? '')
  return files
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
    .map((target) => join(dirname(path), target))
}

/** Tests of what the README of the server says, in an empty folder. */
export function testFirstSteps(): void {
  it('of the README work as they are written, in an empty folder, and ten broken contents are named', async (t) => {
    await builtPackages()
    const folder = mkdtempSync(join(tmpdir(), 'first-steps-'))
    const environment = {
      ...process.env,
      DATABASE_URL: '',
      KIT_DIR: '',
      npm_config_engine_strict: '',
    }
    const options = { cwd: folder, env: environment, shell: true, maxBuffer: 1 << 26 }
    const readme = readFileSync('dist/server/README.md', 'utf8')
    const [install = '', ...commands] = commandsOf(readme, 0)
    const start = commands.pop() ?? ''
    assert.match(start, / start$/)

    const installed = await run(install.replace(/portal-server$/, packed('dist/server').archive), options)
    assert.doesNotMatch(installed.stderr + installed.stdout, /EBADENGINE/)
    const early = commands.find((command) => command.includes(' import ')) ?? ''
    await assert.rejects(run(early, options), ({ code, stderr }: { code: number; stderr: string }) => {
      assert.match(
        stderr,
        /There is no portal in .*Run `portal-server migrate` or start the server to make one/,
      )
      return code === 5
    })
    for (const command of commands) await run(command, options)

    const url = await started(t, start, options, await freePort())
    assert.equal(await nameOfPortal(url), 'Port Example Developer Portal')
    assert.equal((await fetch(`${url}/kit/loader.js`)).status, 200)

    await importBrokenContents(folder, (args) =>
      run(`${early.slice(0, early.indexOf(' import '))} ${args}`, options).then(
        (output) => ({ code: 0, ...output }),
        (failure: ImportOutcome) => failure,
      ),
    )

    // A portal of the reader's own API, beside the one of the demo.
    const [init = '', enter = '', startOwn = '', ...rest] = commandsOf(readme, 1)
    assert.deepEqual([enter, rest], ['cd my-portal', []])
    copyFileSync('demo/content/coast-forecast/versions/v1/openapi.yaml', join(folder, 'openapi.yaml'))
    const written = await run(init, options)
    assert.ok(written.stdout.includes(`\n  ${enter}\n  ${startOwn}\n`), written.stdout)
    const own = { ...options, cwd: join(folder, 'my-portal') }
    const ownUrl = await started(t, startOwn, own, await freePort())
    assert.equal(await nameOfPortal(ownUrl), 'Coast Forecast Developer Portal')
    const reference = await fetch(`${ownUrl}/spec/coast-forecast/1.3.0`)
    assert.match(await reference.text(), /<title>Coast Forecast \| Coast Forecast Developer Portal</)
    const again = await run('npx portal-server import --strict .', own)
    assert.equal(again.stdout, 'portal.yaml: unchanged\nunchanged: coast-forecast\n')
  })

  it('lead to documentation whose files are all in the package, and to a gateway that starts', async () => {
    await builtPackages()
    const root = 'dist/server'
    const { files } = packed(root)
    const pages = files.filter((file) => /^(README|docs\/.*)\.md$|^README/.test(file) && file.endsWith('.md'))
    assert.ok(pages.length > 30)
    for (const page of pages)
      for (const linked of linkedFiles(join(root, page))) assert.ok(existsSync(linked), `${page}: ${linked}`)
    for (const named of ['demo/content', 'demo/gateway', 'demo/haproxy', 'demo/kubernetes'])
      assert.ok(
        statSync(join(root, named)).isDirectory() && files.some((file) => file.startsWith(`${named}/`)),
      )
    await assert.rejects(
      run(process.execPath, [join(root, 'demo/gateway/main.mjs')], { env: { PATH: process.env['PATH'] } }),
      {
        stderr: 'The demo gateway needs DEMO_API_URL.\n',
      } as Partial<Error>,
    )
  })

  it('are those of the archives in dist', async () => {
    await builtPackages()
    await run(process.execPath, ['package/pack.mjs'])
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
    const archives = readdirSync('dist').filter((name) => name.endsWith('.tgz'))
    assert.deepEqual(
      archives.sort(),
      ['elements', 'gateway', 'server'].map((name) => `portal-${name}-${version}.tgz`),
    )
  })
}
