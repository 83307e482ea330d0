/** `npm run test:container`: the image, as podman runs it. */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { before, test, type TestContext } from 'node:test'
import { parse } from 'yaml'
import packageJson from '../../package.json'
import { emptyPostgres } from '../support/server/database'
import { testFolder } from '../support/server/folder'
import { freePort } from '../support/server/free-port'
import { until } from '../support/server/until'
import { portalVisitor } from '../support/server/visitor'
import { baseImage, npmOptions } from './base-image'
import { buildOptions, fromPodman, podman, runArguments } from './podman'

const image = 'localhost/portal-server:tested'
const email = 'robin@example.com'
const password = 'Correct-horse-1'
const unprivileged = 1000

/** Undefined if containers run here. */
let reason: string | undefined
let sizes = ''

async function megabytesOf(name: string): Promise<number> {
  const bytes = await fromPodman(['image', 'inspect', '--format', '{{.Size}}', name])
  return Math.round(Number(bytes) / 1e6)
}

before(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'container-base-'))
  try {
    const base = await baseImage(folder)
    const trial = await podman(runArguments('--rm', base, 'node', '--version'))
    if (trial.code !== 0) {
      reason = `This machine runs no containers: ${trial.err.trim()}`
      return
    }
    const given = ['--build-arg', `NODE_IMAGE=${base}`, '--build-arg', 'REVISION=tested']
    await fromPodman([...buildOptions, ...(await npmOptions(folder)), ...given, '--tag', image, '.'])
    sizes = `${await megabytesOf(image)} MB, of which the base has ${await megabytesOf(base)} MB`
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

/** A story that counts as skipped where containers do not run. */
function story(name: string, tell: (t: TestContext) => Promise<void>): void {
  test(name, (t) => (reason === undefined ? tell(t) : t.skip(reason)))
}

interface Container {
  readonly name: string
  readonly url: string
}

async function startContainer(t: TestContext, ...options: readonly string[]): Promise<Container> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const begin = performance.now()
  const name = await fromPodman(
    runArguments('--detach', '--env', `PORT=${port}`, '--env', `PUBLIC_URL=${url}`, ...options, image),
  )
  t.after(() => podman(['rm', '--force', '--volumes', '--time', '0', name]))
  await isReady(name, url)
  t.diagnostic(`ready after ${((performance.now() - begin) / 1000).toFixed(1)} s`)
  return { name, url }
}

async function isReady(name: string, url: string): Promise<void> {
  for (;;) {
    const isOk = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isOk) return
    const state = await fromPodman(['inspect', '--format', '{{.State.Status}}', name])
    if (state === 'exited') throw new Error((await podman(['logs', name])).err)
  }
}

/** What a container has written outside of its volumes, without the mount points that the runtime makes. */
async function changedPaths(name: string): Promise<string[]> {
  const changed = (await fromPodman(['diff', '--format', 'json', name])) || '{}'
  const { changed: paths = [], added = [] } = JSON.parse(changed) as { changed?: string[]; added?: string[] }
  const ofRuntime =
    /^\/(data|dev|etc|proc|run|secrets|sys|tmp|var)?(\/(hostname|hosts|resolv\.conf|mtab|\.containerenv|secrets))?$/
  return [...paths, ...added].filter((path) => !ofRuntime.test(path))
}

async function newVolume(t: TestContext): Promise<{ name: string; path: string }> {
  const name = await fromPodman(['volume', 'create'])
  t.after(() => podman(['volume', 'rm', '--force', name]))
  return { name, path: await fromPodman(['volume', 'inspect', '--format', '{{.Mountpoint}}', name]) }
}

async function signIn(url: string): Promise<number> {
  const developer = portalVisitor(url)
  await developer.post('/api/v2/developer/authenticate', { username: email, password })
  return (await developer.get('/api/v2/developer/me')).status
}

story('a developer signs in, and the process stops in time and leaves all in its volume', async (t) => {
  const volume = await newVolume(t)
  const { name, url } = await startContainer(t, '--volume', `${volume.name}:/data`)
  const account = ['--name', 'Robin Example', '--status', 'approved', '--password-stdin']
  const create = ['exec', '--interactive', name, 'portal-server', 'developers', 'create', email, ...account]
  await fromPodman(create, password)
  assert.equal(await signIn(url), 200)
  assert.equal((await fetch(`${url}/kit/loader.js`)).status, 200)
  assert.match(await (await fetch(url)).text(), /<portal-app/)

  assert.equal((await podman(['healthcheck', 'run', name])).code, 0)
  assert.equal(await fromPodman(['exec', name, 'node', '-p', 'process.getuid()']), `${unprivileged}`)

  const begin = performance.now()
  await fromPodman(['stop', '--time', '30', name])
  t.diagnostic(`stopped within ${((performance.now() - begin) / 1000).toFixed(1)} s`)
  assert.equal(await fromPodman(['inspect', '--format', '{{.State.ExitCode}}', name]), '0')

  const files = await readdir(volume.path, { recursive: true })
  assert.ok(files.includes('database/postgresql.complete'))
  const owners = await Promise.all(files.map(async (file) => (await stat(join(volume.path, file))).uid))
  assert.deepEqual([...new Set(owners)], [unprivileged])
  assert.deepEqual(await changedPaths(name), [])

  const next = await startContainer(t, '--volume', `${volume.name}:/data`)
  assert.equal(await signIn(next.url), 200)
})

story('a failed health check is one of a server that does not answer', async (t) => {
  const name = await fromPodman(runArguments('--detach', image, 'node', '-e', 'setInterval(() => {}, 1000)'))
  t.after(() => podman(['rm', '--force', '--volumes', '--time', '0', name]))
  assert.notEqual((await podman(['healthcheck', 'run', name])).code, 0)
})

story('a volume that is not writable is named, and the code is that of a database', async (t) => {
  const { path } = await testFolder(t)
  await chmod(path, 0o755)
  const publicUrl = ['--env', 'PUBLIC_URL=http://localhost:4000']
  for (const [volume, code] of [
    [`${path}:/data`, 'EACCES'],
    [`${path}:/data:ro`, 'ENOENT'],
  ]) {
    const outcome = await podman(runArguments('--rm', ...publicUrl, '--volume', volume ?? '', image))
    assert.equal(outcome.code, 4, outcome.err)
    const sentence = `The embedded database cannot be written to /data/database (${code}). Let the user of this process (${unprivileged}) `
    assert.ok(outcome.err.includes(sentence), outcome.err)
  }
})

story('without a URL of the portal it does not start', async () => {
  const { code, err } = await podman(runArguments('--rm', image))
  assert.equal(code, 3)
  assert.match(err, /PUBLIC_URL is not set/)
})

story(
  'the image has the server, the browser build and its packages, and nothing to build them',
  async (t) => {
    t.diagnostic(sizes)
    const list = async (folder: string) =>
      (await fromPodman(runArguments('--rm', image, 'ls', folder))).split('\n')
    assert.deepEqual(await list('/app'), ['node_modules', 'sbom.json', 'server'])
    assert.deepEqual(await list('/app/server'), [
      ...['LICENSE', 'bin', 'dist', 'kit', 'node_modules', 'package.json', 'portal-api.yaml', 'schemas'],
    ])
    const packages = await list('/app/node_modules')
    assert.ok(packages.includes('fastify'))
    for (const name of ['typescript', 'vite', 'esbuild', 'playwright']) assert.ok(!packages.includes(name))

    const bill = await fromPodman(runArguments('--rm', image, 'cat', '/app/sbom.json'))
    const { components } = JSON.parse(bill) as { components: { name: string }[] }
    for (const name of ['fastify', 'react']) assert.ok(components.some((one) => one.name === name))

    const format = ['--format', '{{json .Labels}}']
    const labels = JSON.parse(await fromPodman(['image', 'inspect', ...format, image])) as object
    assert.deepEqual(
      Object.fromEntries(
        Object.entries(labels).filter(([name]) => /^org[.].*[.](title|version|revision)$/.test(name)),
      ),
      {
        'org.opencontainers.image.title': 'portal-server',
        'org.opencontainers.image.version': packageJson.version,
        'org.opencontainers.image.revision': 'tested',
      },
    )
  },
)

story('compose.yaml imports the content that it mounts', async (t) => {
  const volume = await newVolume(t)
  const mounts = ['demo/content', 'server/portal-api.yaml'].flatMap((path) => [
    ...['--volume', `${join(process.cwd(), path)}:/content/${path}:ro`],
  ])
  const given = ['--env', 'PUBLIC_URL=http://localhost:4000', '--volume', `${volume.name}:/data`, ...mounts]
  const commands = 'portal-server migrate && portal-server import /content/demo/content --yes'
  const { code, err, out } = await podman(runArguments('--rm', ...given, image, 'sh', '-c', commands))
  assert.equal(code, 0, err)
  assert.match(out, /coast-forecast/)
})

const server = process.env.TEST_DATABASE_URL

/** A process of demo/kubernetes, with files in the place of its Secret, and with ports of its own. */
async function podOptions(t: TestContext): Promise<{ options: string[]; metricsUrl: string }> {
  const { databaseUrl, drop } = await emptyPostgres(server ?? '')
  t.after(drop)
  const secrets = await testFolder(t, {
    'database-url': databaseUrl,
    'encryption-key': randomBytes(32).toString('base64'),
  })
  await chmod(secrets.path, 0o755)
  for (const name of await readdir(secrets.path)) {
    const file = join(secrets.path, name)
    await chown(file, 0, unprivileged)
    await chmod(file, 0o440)
  }
  const { data } = parse(await readFile('demo/kubernetes/settings.yaml', 'utf8')) as {
    data: Record<string, string>
  }
  const METRICS_ADDRESS = `127.0.0.1:${await freePort()}`
  const variables = Object.entries({ ...data, METRICS_ADDRESS }).flatMap(([name, value]) => [
    ...['--env', `${name}=${value}`],
  ])
  const options = [...variables, '--volume', `${secrets.path}:/secrets:ro`, '--tmpfs', '/tmp']
  return { options, metricsUrl: `http://${METRICS_ADDRESS}/metrics` }
}

story('a pod of demo/kubernetes starts after the migration, and answers until it is left out', async (t) => {
  if (server === undefined) return t.skip('TEST_DATABASE_URL names no PostgreSQL.')
  const { options, metricsUrl } = await podOptions(t)
  await fromPodman(runArguments('--rm', ...options, image, 'portal-server', 'migrate'))
  const { name, url } = await startContainer(t, ...options)
  assert.equal((await fetch(metricsUrl)).status, 200)

  await fromPodman(['kill', '--signal', 'TERM', name])
  await until(async () => (await fetch(`${url}/readyz`)).status === 503, 'the pod is not ready')
  assert.equal((await fetch(url)).status, 200)
  assert.equal(await fromPodman(['wait', name]), '0')
  assert.deepEqual(await changedPaths(name), [])
})
