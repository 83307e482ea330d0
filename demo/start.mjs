/**
 * Starts a whole portal with content to look at: the server on its embedded database, the demo's products, accounts and
 * applications, the small APIs that the products describe, and a gateway before them. Everything goes through the server's own
 * command line and its API, as operators and developers would do it. Ctrl-C stops all of it; the data stays for the next start.
 */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { portOf, withDemoContent } from './demo-content.mjs'
import { seedApplications } from './seed-applications.mjs'
import { trafficHistory } from './traffic-history.mjs'

const root = resolve(import.meta.dirname, '..')
const server = resolve(root, 'server/bin/portal-server.mjs')
const port = process.env.PORT ?? '4000'
// The port that the products' guides name is the gateway's; the APIs behind it take any free one.
const gatewayPort = await portOf(process.env.DEMO_API_PORT ?? '4010')
// Named by a guide too; a second demo, which has a gateway elsewhere, finds it taken.
const issuerPort = await portOf(process.env.DEMO_ISSUER_PORT ?? (process.env.DEMO_API_PORT ? '0' : '4012'))
const userPagePort = await portOf(process.env.USER_PAGE_PORT ?? (process.env.DEMO_API_PORT ? '0' : '4014'))
const metricsPort = await portOf(process.env.DEMO_API_PORT ? '0' : '9464')
const portalUrl = `http://localhost:${port}`

const environment = {
  ...process.env,
  // Of the portal at the identity provider; a new one with every start, so that none is written down anywhere.
  SSO_HARBOUR_CLIENT_SECRET: randomBytes(32).toString('base64url'),
  PORT: port,
  PUBLIC_URL: process.env.PUBLIC_URL ?? portalUrl,
  DATA_DIR: resolve(root, process.env.DATA_DIR ?? '.data'),
  KIT_DIR: resolve(root, 'dist/kit'),
  OPERATOR_MAIL: process.env.OPERATOR_MAIL ?? 'operator@example.com',
  METRICS_ADDRESS: process.env.METRICS_ADDRESS ?? `127.0.0.1:${metricsPort}`,
  // Nothing balances its requests, so Ctrl-C need not wait.
  STOP_DELAY_SECONDS: process.env.STOP_DELAY_SECONDS ?? '0',
  // Without a mail server, a page of the portal shows what would have been sent.
  LOCAL_INBOX: process.env.LOCAL_INBOX ?? String(!process.env.SMTP_URL),
}

const password = 'Portal-demo-1'
const accounts = [
  { email: 'dev@example.com', name: 'Demo Developer', status: 'approved' },
  { email: 'pending@example.com', name: 'Waiting Developer', status: 'pending' },
]

const user = { email: 'user@example.com', name: 'Demo User', organization: 'Port Example Pilots' }

/** @type {Set<import('node:child_process').ChildProcess>} */
const services = new Set()
let isStopping = false

/**
 * Starts a process that runs as long as the demo does, and waits until it says where it listens; when it ends by itself, so does
 * the demo.
 *
 * @returns {Promise<string>} its address
 */
function startService(args, settings = {}) {
  // In a group of its own, so that Ctrl-C reaches it once, from here, and in order. Its standard input is a pipe that ends
  // with this process, even when that is killed.
  const child = spawn(process.execPath, args, {
    env: { ...environment, ...settings },
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  services.add(child)
  child.once('exit', (code) => {
    services.delete(child)
    if (!isStopping) stop(code || 1)
  })
  return new Promise((listening) => {
    child.stdout.on('data', (text) => {
      const address = / at (http:\S+)/.exec(text)?.[1]
      if (address) listening(address)
    })
  })
}

/**
 * Runs a command of the server to its end.
 *
 * @returns {Promise<string>} what it printed
 */
function command(args, input = '') {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [server, ...args], {
      env: environment,
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    let printed = ''
    child.stdout.on('data', (text) => (printed += text))
    child.stdin.end(input)
    child.once('error', fail)
    child.once('exit', (code) =>
      code === 0 ? done(printed) : fail(new Error(`portal-server ${args[0]} ended with code ${code}.`)),
    )
  })
}

/** @param {Awaited<ReturnType<typeof seedApplications>>} seeded */
async function importHistory({ applications, keys }) {
  const folder = await mkdtemp(join(tmpdir(), 'portal-demo-'))
  try {
    const file = join(folder, 'history.ndjson')
    const lines = trafficHistory({
      applications: {
        forecasts: applications.get('Harbour board'),
        orders: applications.get("Ship's pantry"),
      },
      keys,
      now: Date.now(),
    })
    await writeFile(file, lines.map((line) => JSON.stringify(line)).join('\n'))
    await command(['traffic', 'import', file, '--gateway', 'demo-gateway'])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The gateway, and the agent that stands beside it and has its own folder. */
async function startGateway(key) {
  const folder = join(environment.DATA_DIR, 'gateway')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const [keyFile, log] = [join(folder, 'key'), join(folder, 'access.log')]
  await writeFile(keyFile, key, { mode: 0o600 })
  await writeFile(log, '', { mode: 0o600 })
  const agent = await startService([
    ...[resolve(root, 'agent/bin/portal-gateway.mjs'), '--portal', portalUrl, '--key-file', keyFile],
    ...[
      '--data-dir',
      join(folder, 'agent'),
      '--listen',
      '127.0.0.1:0',
      '--access-log',
      log,
      '--until-stdin-ends',
    ],
  ])
  return startService([resolve(root, 'demo/gateway/main.mjs')], {
    DEMO_API_PORT: gatewayPort,
    DEMO_API_URL: apis,
    DEMO_ISSUER: issuer,
    PORTAL_URL: portalUrl,
    GATEWAY_KEY: key,
    AGENT_URL: agent,
    ACCESS_LOG: log,
  })
}

function stop(code) {
  if (isStopping) return
  isStopping = true
  let running = services.size
  if (running === 0) process.exit(code)
  for (const child of services) {
    child.once('exit', () => {
      running -= 1
      if (running === 0) process.exit(code)
    })
    child.kill('SIGTERM')
  }
}

function mailLine() {
  const isLocal = environment.LOCAL_INBOX === 'true'
  return `Mail         ${isLocal ? `${portalUrl}/inbox` : 'goes out through SMTP_URL'}`
}

process.once('SIGINT', () => stop(0))
process.once('SIGTERM', () => stop(0))

await startService([server, 'start', '--until-stdin-ends'])
const [apis, issuer, gatewayKey] = await Promise.all([
  startService([resolve(root, 'demo/api/main.mjs')], { DEMO_API_PORT: '0' }),
  startService([resolve(root, 'demo/identity-provider/main.mjs')], {
    DEMO_ISSUER_PORT: issuerPort,
    PORTAL_URL: portalUrl,
  }),
  // A new key with every start, so that none is written down anywhere.
  command(['keys', 'create', 'demo-gateway', '--role', 'gateway', '--replace']),
  withDemoContent({ 4000: port, 4010: gatewayPort, 4012: issuerPort, 4014: userPagePort }, (folder) =>
    // Data of an earlier start may have been private: what everyone reads now is confirmed.
    command(['import', folder, '--yes']),
  ),
  command(
    [
      'users',
      'create',
      user.email,
      '--name',
      user.name,
      '--organization',
      user.organization,
      '--password-stdin',
      '--if-missing',
    ],
    password,
  ),
  ...accounts.map(({ email, name, status }) =>
    command(
      ['developers', 'create', email, '--name', name, '--status', status, '--password-stdin', '--if-missing'],
      password,
    ),
  ),
])
const [gateway, userPage] = await Promise.all([
  startGateway(gatewayKey.trim()),
  startService([resolve(root, 'demo/user-page/main.mjs')], {
    USER_PAGE_PORT: userPagePort,
    PORTAL_URL: portalUrl,
  }),
  seedApplications(portalUrl, { ...accounts[0], password }).then((seeded) =>
    Promise.all([
      ...seeded.approvals.map((id) => command(['registrations', 'approve', id])),
      seeded.applications.size > 0 ? importHistory(seeded) : undefined,
    ]),
  ),
])

process.stdout.write(`
  Portal       ${portalUrl}
  Sign in      ${accounts[0].email}, password ${password} (approved)
               ${accounts[1].email}, password ${password} (waiting for approval)
               or with SSO, at ${issuer}/people
  User page    ${userPage}
               ${user.email}, password ${password}
  ${mailLine()}
  Kit          ${portalUrl}/kit/loader.js
  Metrics      http://${environment.METRICS_ADDRESS}/metrics
  Demo APIs    ${gateway}, behind a gateway that asks for a key or token
  Tokens       ${issuer}/token, for clients that are not the portal's
  Data         ${environment.DATA_DIR}

Ready
`)
