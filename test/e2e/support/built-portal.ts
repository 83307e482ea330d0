import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { briefEngine } from '../../support/server/brief-engine'
import { copiedPostgres, migratedPostgres } from '../../support/server/database'
import { freePort } from '../../support/server/free-port'
import { type Haproxy, startHaproxy } from '../../support/server/haproxy'
import { keepLogLine } from '../../support/server/log-file'

const launch = [...briefEngine, resolve('server/bin/portal-server.mjs')]

/** With `npm run test:nodes`: every portal is two processes behind HAProxy. */
const isBehindProxy = process.env.PORTAL_NODES === '2'

/** The built server as an operator runs it: a process of its own, reached by HTTP and by its command line. */
export interface BuiltPortal {
  /** `http://localhost:<port>`. */
  readonly url: string
  /** Of the only node, or the first. Undefined before `start`. */
  processId(): number | undefined
  /** Runs a command of `portal-server` to its end and gives what it printed. */
  command(args: readonly string[], input?: string): Promise<string>
  start(environment?: Readonly<Record<string, string>>): Promise<void>
  /** Standard output of its nodes so far: their log. */
  printed(): string
  /** Ends the process: by default as an operator would, with SIGKILL as a power cut would. */
  stop(signal?: NodeJS.Signals): Promise<void>
  /** Stops it and removes its data. */
  remove(): Promise<void>
}

/**
 * A portal with a database of its own. Started with `start`.
 *
 * @param seed - What its database is a copy of: a database on PostgreSQL, a data directory on the embedded engine. Default: nothing is
 *   in it.
 */
export async function builtPortal(
  settings: Readonly<Record<string, string>> = {},
  seed?: string,
): Promise<BuiltPortal> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-'))
  const postgres = process.env.TEST_DATABASE_URL
  const database = postgres
    ? await (seed ? copiedPostgres(postgres, seed) : migratedPostgres(postgres))
    : undefined
  if (seed && !database) await cp(seed, folder, { recursive: true })
  const port = await freePort()
  const url = `http://localhost:${port}`
  const ports = isBehindProxy ? [await freePort(), await freePort()] : [port]
  const environment = {
    ...process.env,
    DATA_DIR: folder,
    KIT_DIR: resolve('dist/kit'),
    LOG_LEVEL: 'warn',
    STOP_DELAY_SECONDS: '0',
    ALLOWED_ORIGINS: 'http://localhost:*',
    PUBLIC_URL: url,
    ...(database ? { DATABASE_URL: database.databaseUrl } : {}),
    ...(isBehindProxy ? { TRUST_PROXY: '127.0.0.1' } : {}),
    ...settings,
  }
  let running: readonly ChildProcess[] = []
  let proxy: Haproxy | undefined
  let printed = ''

  async function startNode(node: number, extra: Readonly<Record<string, string>>): Promise<ChildProcess> {
    const child = spawn(process.execPath, [...launch, 'start'], {
      env: { ...environment, PORT: String(node), ...extra },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      keepLogLine(chunk.toString())
    })
    await untilReady(`http://localhost:${node}`, child)
    return child
  }

  return {
    url,
    processId: () => running[0]?.pid,
    printed: () => printed,
    command: (args, input) => runCommand(args, environment, input),
    start: async (extra = {}) => {
      running = await Promise.all(ports.map((node) => startNode(node, extra)))
      if (!isBehindProxy) return
      const [NODE_1, NODE_2] = ports.map((node) => `127.0.0.1:${node}`) as [string, string]
      proxy ??= await startHaproxy('portal', { NODE_1, NODE_2 }, port)
      for (const node of running) await untilReady(url, node)
    },
    stop: async (signal = 'SIGTERM') => stopped(running, signal),
    remove: async () => {
      await stopped(running, 'SIGTERM')
      await proxy?.close()
      await database?.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function stopped(children: readonly ChildProcess[], signal: NodeJS.Signals): Promise<void> {
  await Promise.all(
    children.map(async (child) => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const end = new Promise((ended) => child.once('exit', ended))
      child.kill(signal)
      await end
    }),
  )
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    const response = await fetch(`${url}/readyz`).catch(() => undefined)
    if (response?.ok) return
    await new Promise((next) => setTimeout(next, 50))
  }
  throw new Error(`The server ended with code ${child.exitCode ?? child.signalCode} before it was ready.`)
}

/** Runs a command of the built `portal-server`. @returns what it printed. */
export function runCommand(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  input = '',
): Promise<string> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [...launch, ...args], { env: environment })
    let printed = ''
    child.stdout.on('data', (chunk) => (printed += String(chunk)))
    child.stderr.on('data', (chunk) => (printed += String(chunk)))
    child.stdin.end(input)
    child.once('error', fail)
    child.once('exit', (code) =>
      code === 0 ? done(printed) : fail(new Error(`${args.join(' ')} ended with ${code}:\n${printed}`)),
    )
  })
}
