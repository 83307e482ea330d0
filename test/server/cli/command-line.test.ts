import assert from 'node:assert/strict'
import { existsSync, statSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { contentFiles } from '../../support/server/content'
import { testFolder } from '../../support/server/folder'
import { portalServer, startedServer } from '../../support/server/processes'
import { until } from '../../support/server/until'

async function dataDir(t: TestContext): Promise<{ DATA_DIR: string }> {
  return { DATA_DIR: join((await testFolder(t)).path, 'data') }
}

async function productsAt(url: string): Promise<string[]> {
  const response = await fetch(`${url}/api/v2/products`)
  const { data } = (await response.json()) as { data: { name: string }[] }
  return data.map(({ name }) => name)
}

test('an operator imports and creates an account while the server runs, and both are there at once', async (t) => {
  const environment = { ...(await dataDir(t)), PORTAL_PUBLIC: 'true', PORTAL_RBAC: 'false' }
  const content = await testFolder(t, contentFiles)
  const server = await startedServer(t, environment)
  assert.deepEqual(await productsAt(server.url), [])

  const imported = await portalServer(t, ['import', content.path], environment)
  assert.deepEqual(imported, {
    code: 0,
    err: '',
    out:
      'portal.yaml: changed\nadded: ferries, tides\nversions added: tides/1.0, tides/2.0\n' +
      'tides/product.yaml:8:11: warning: version "1.0" has no API description; add tides/versions/1.0/openapi.yaml, or name a file with `specification`\n',
  })
  assert.deepEqual(await productsAt(server.url), ['Ferries', 'Tides'])

  const created = await portalServer(
    t,
    ['developers', 'create', 'ada@example.com', '--name', 'Ada', '--password-stdin'],
    environment,
    'Correct-horse-1\n',
  )
  assert.equal(created.out, 'ada@example.com was created (approved).\n')
  const granted = await portalServer(
    t,
    ['access', 'grant', 'ada@example.com', 'ferries', 'view'],
    environment,
  )
  assert.equal(granted.out, 'ada@example.com may view ferries.\n')
  assert.equal(statSync(join(environment.DATA_DIR, 'control.sock')).mode & 0o777, 0o600)

  await content.write({ 'ferries/product.yaml': 'nmae: Ferries\n' })
  const refused = await portalServer(t, ['import', content.path], environment)
  assert.equal(refused.code, 1)
  assert.equal(
    refused.err,
    'ferries/product.yaml:1:1: `name` is missing\n' +
      'ferries/product.yaml:1:1: `nmae` is not a known key; did you mean `name`?\n' +
      'Nothing was imported: 2 mistakes.\n',
  )

  server.child.kill('SIGTERM')
  assert.equal(await server.ended, 0)
  assert.equal(existsSync(join(environment.DATA_DIR, 'lock.json')), false)
})

test('without a server the command opens the data itself, and the server finds what it wrote', async (t) => {
  const environment = { ...(await dataDir(t)), PORTAL_PUBLIC: 'true' }
  const content = await testFolder(t, contentFiles)

  assert.equal((await portalServer(t, ['migrate'], environment)).code, 0)
  assert.equal((await portalServer(t, ['import', content.path], environment)).code, 0)

  const server = await startedServer(t, environment)
  assert.deepEqual(await productsAt(server.url), ['Ferries', 'Tides'])
})

test('a directory with a very long path takes commands too', async (t) => {
  const { DATA_DIR } = await dataDir(t)
  const environment = { DATA_DIR: join(DATA_DIR, 'x'.repeat(120)) }
  await startedServer(t, environment)

  const made = await portalServer(
    t,
    ['developers', 'create', 'ada@example.com', '--name', 'Ada'],
    environment,
  )
  assert.deepEqual(made, { code: 0, err: '', out: 'ada@example.com was created (approved).\n' })
})

test('a stop waits for pending requests, but no longer than STOP_SECONDS', async (t) => {
  const server = await startedServer(t, { ...(await dataDir(t)), STOP_SECONDS: '1' })
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  t.after(() => socket.destroy())
  socket.on('error', () => undefined)
  socket.write(
    `POST /api/v2/developer HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncontent-type: application/json\r\ncontent-length: 9\r\nexpect: 100-continue\r\n\r\n`,
  )
  // The server has read the head of the request, whose body never comes.
  await new Promise((read) => socket.once('data', read))

  server.child.kill('SIGTERM')
  assert.equal(await server.ended, 1)
  assert.match(await server.err, /did not finish its pending work within STOP_SECONDS \(1\)/)
})

test('after SIGTERM no request is lost that comes before the balancer has noticed /readyz', async (t) => {
  const server = await startedServer(t, { ...(await dataDir(t)), STOP_DELAY_SECONDS: '3' })
  const lost: string[] = []
  let responses = 0
  let isSending = true
  async function client(): Promise<void> {
    while (isSending)
      try {
        const { status } = await fetch(`${server.url}/api/v2/portal`)
        if (status !== 200) throw new Error(`Status ${status}`)
        responses += 1
      } catch (error) {
        lost.push(String(error))
        await wait(10)
      }
  }
  const moreResponses = (count: number) => {
    const before = responses
    return until(() => responses >= before + count, `${count} more responses have come`)
  }
  const clients = [client(), client(), client(), client()]
  try {
    await moreResponses(20)
    server.child.kill('SIGTERM')
    const probe = async () => (await fetch(`${server.url}/readyz`)).status
    await until(async () => (await probe()) === 503, 'the server is not ready any more')
    await moreResponses(20)
    const [live, { headers }] = [await fetch(`${server.url}/healthz`), await fetch(`${server.url}/readyz`)]
    assert.deepEqual([live.status, live.headers.get('connection')], [200, 'close'])
    assert.equal(headers.get('retry-after'), '5')
  } finally {
    isSending = false
    await Promise.all(clients)
  }
  assert.deepEqual(lost, [])
  assert.equal(await server.ended, 0)
})

test('SIGINT, as of Ctrl-C, stops without STOP_DELAY_SECONDS', { timeout: 20_000 }, async (t) => {
  const patient = { STOP_DELAY_SECONDS: '600', STOP_SECONDS: '3600' }
  const server = await startedServer(t, { ...(await dataDir(t)), ...patient })

  server.child.kill('SIGINT')
  assert.equal(await server.ended, 0)
})

test('a second server on the same data says who has it', async (t) => {
  const environment = await dataDir(t)
  const first = await startedServer(t, environment)

  const second = await portalServer(t, ['start'], { ...environment, PORT: '0', LOG_LEVEL: 'silent' })

  assert.deepEqual(second, {
    code: 4,
    out: '',
    err:
      `The data in ${environment.DATA_DIR} is in use by the process ${first.child.pid}; ` +
      'stop it first, or choose another directory with DATA_DIR.\n',
  })
})

test('a data directory that cannot be made is one sentence', async (t) => {
  const { path } = await testFolder(t, { file: '' })
  const DATA_DIR = join(path, 'file', 'data')

  const outcome = await portalServer(t, ['start'], { DATA_DIR, PORT: '0', LOG_LEVEL: 'silent' })

  assert.deepEqual(outcome, {
    code: 4,
    out: '',
    err:
      `The embedded database cannot be written to ${DATA_DIR} (ENOTDIR). ` +
      `Let the user of this process (${process.getuid?.()}) write there, or set DATA_DIR to another directory.\n`,
  })
})

test('a port in use is one sentence', async (t) => {
  const other = createServer()
  t.after(() => other.close())
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening))
  const { port } = other.address() as AddressInfo

  const outcome = await portalServer(t, ['start'], {
    ...(await dataDir(t)),
    PORT: String(port),
    LOG_LEVEL: 'silent',
  })

  assert.deepEqual(outcome, {
    code: 4,
    out: '',
    err: `The port is in use (127.0.0.1:${port}); stop what listens there, or choose another with PORT.\n`,
  })
})

test('LOG_FORMAT=pretty writes lines for people', { timeout: 20_000 }, async (t) => {
  const environment = { ...(await dataDir(t)), LOG_LEVEL: 'info', LOG_FORMAT: 'pretty' }
  const server = await startedServer(t, environment)

  await fetch(`${server.url}/api/v2/portal?secret=1`)

  await until(() => server.printed().includes('The request was answered'), 'the request is logged')
  const [line = ''] = server
    .printed()
    .split('\n')
    .filter((each) => each.includes('The request was answered'))
  assert.match(line, /^\[\d\d:\d\d:\d\d\.\d{3}\] INFO <visitor>: The request was answered$/)
  assert.match(server.printed(), /^ +operation: "getPortalContext"$/m)
})

test('a metrics address in use is one sentence, which names its setting', async (t) => {
  const other = createServer()
  t.after(() => other.close())
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening))
  const { port } = other.address() as AddressInfo
  const environment = { ...(await dataDir(t)), PORT: '0', LOG_LEVEL: 'silent' }

  const outcome = await portalServer(t, ['start'], { ...environment, METRICS_ADDRESS: `127.0.0.1:${port}` })

  assert.deepEqual(outcome, {
    code: 4,
    out: '',
    err: `The port is in use (127.0.0.1:${port}); stop what listens there, or choose another with METRICS_ADDRESS.\n`,
  })
})

const wrongAddresses: [string, RegExp][] = [
  ['nonsense', /^DATABASE_URL must look like postgres:\/\/.*\n$/],
  [
    'postgres://ada:secret@127.0.0.1:1/portal',
    /^Cannot use the database portal at 127\.0\.0\.1:1 as ada .*\n$/,
  ],
  [
    'postgres://ada:secret@no-such-host.invalid/portal',
    /as ada \(DATABASE_URL\): the host is not known\.\n$/,
  ],
]
for (const [address, sentence] of wrongAddresses) {
  test(`a wrong DATABASE_URL is one sentence without its password: ${address}`, async (t) => {
    for (const args of [['start'], ['developers', 'create', 'ada@example.com', '--name', 'Ada']]) {
      const { code, out, err } = await portalServer(t, args, {
        DATABASE_URL: address,
        PORT: '0',
        LOG_LEVEL: 'silent',
      })
      assert.deepEqual([code, out], [4, ''])
      assert.match(err, sentence)
      assert.doesNotMatch(err, /secret/)
    }
  })
}

test('a wrong argument says what is right', async (t) => {
  const environment = await dataDir(t)
  const wrongStatus = ['developers', 'create', 'ada@example.com', '--status', 'asleep']
  const { code, err } = await portalServer(t, wrongStatus, environment)
  assert.equal(code, 2)
  assert.match(err, /Allowed choices are unverified, pending, approved, rejected, revoked/)
  assert.equal(existsSync(environment.DATA_DIR), false)
})
