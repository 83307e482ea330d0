/**
 * Starts a whole portal with content to look at: the server on its embedded database, the demo's products and accounts,
 * and the small APIs that the products describe. Everything goes through the server's own command line, as an operator
 * would do it. Ctrl-C stops all of it; the data stays for the next start.
 */
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const server = resolve(root, 'server/bin/portal-server.mjs')
const port = process.env.PORT ?? '4000'
// The port that the products' guides name.
const apiPort = process.env.DEMO_API_PORT ?? '4010'
const portalUrl = `http://localhost:${port}`

const environment = {
  ...process.env,
  PORT: port,
  DEMO_API_PORT: apiPort,
  DATA_DIR: resolve(root, process.env.DATA_DIR ?? '.data'),
  KIT_DIR: resolve(root, 'dist/kit'),
}

const password = 'Portal-demo-1'
const accounts = [
  { email: 'dev@example.com', name: 'Demo Developer', status: 'approved' },
  { email: 'pending@example.com', name: 'Waiting Developer', status: 'pending' },
]

/** @type {Set<import('node:child_process').ChildProcess>} */
const services = new Set()
let isStopping = false

/**
 * Starts a process that runs as long as the demo does, and waits until it says that it listens; when it ends by itself, so does
 * the demo.
 */
function startService(args) {
  // In a group of its own, so that Ctrl-C reaches it once, from here, and in order. Its standard input is a pipe that ends
  // with this process, even when that is killed.
  const child = spawn(process.execPath, args, {
    env: environment,
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  services.add(child)
  child.once('exit', (code) => {
    services.delete(child)
    if (!isStopping) void stop(code || 1)
  })
  return new Promise((listening) => {
    child.stdout.on('data', (text) => {
      if (/ at http/.test(text)) listening(undefined)
    })
  })
}

/** Runs a command of the server to its end. */
function command(args, input = '') {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [server, ...args], {
      env: environment,
      stdio: ['pipe', 'ignore', 'inherit'],
    })
    child.stdin.end(input)
    child.once('error', fail)
    child.once('exit', (code) =>
      code === 0 ? done(undefined) : fail(new Error(`portal-server ${args[0]} ended with code ${code}.`)),
    )
  })
}

async function stop(code) {
  if (isStopping) return
  isStopping = true
  const ends = [...services].map((child) => new Promise((ended) => child.once('exit', ended)))
  for (const child of services) child.kill('SIGTERM')
  await Promise.all(ends)
  process.exit(code)
}

process.once('SIGINT', () => void stop(0))
process.once('SIGTERM', () => void stop(0))

await startService([server, 'start', '--until-stdin-ends'])
await startService([resolve(root, 'demo/api/main.mjs')])
await command(['import', resolve(root, 'demo/content')])
for (const { email, name, status } of accounts) {
  await command(
    ['developers', 'create', email, '--name', name, '--status', status, '--password-stdin', '--if-missing'],
    password,
  )
}

process.stdout.write(`
  Portal       ${portalUrl}
  Sign in      ${accounts[0].email}, password ${password} (approved)
               ${accounts[1].email}, password ${password} (waiting for approval)
  Kit          ${portalUrl}/kit/loader.js
  Demo APIs    http://localhost:${apiPort}
  Data         ${environment.DATA_DIR}

Ready
`)
