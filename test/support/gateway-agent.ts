import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { startDatabaseNetwork } from './server/database-network'
import { keepLogLine } from './server/log-file'
import { startScript } from './server/processes'
import { until } from './server/until'

export interface AgentOptions {
  portalUrl: string
  gatewayKey: string
  /** Default: a new one. */
  dataDir?: string
  args?: readonly string[]
}

export interface Health {
  state: string
  applications: number
  keys: number
}

export interface RunningAgent {
  url: string
  dataDir: string
  keyFile: string
  child: ChildProcess
  check(query: string, headers?: Record<string, string>): Promise<Response>
  /** Status and reason of a check. */
  outcome(query: string, headers?: Record<string, string>): Promise<string>
  health(): Promise<Health>
  /** Value of a metric without its prefix. */
  metric(name: string): Promise<number>
  /** Waits until the agent is in a state. */
  reaches(state: string): Promise<void>
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

/** Starts `portal-gateway` and waits until it listens. The test ends it. */
export async function startAgent(t: TestContext, options: AgentOptions): Promise<RunningAgent> {
  const { portalUrl, gatewayKey, args = [] } = options
  const dataDir = options.dataDir ?? (await newFolder(t))
  const keyFolder = await newFolder(t)
  const keyFile = join(keyFolder, 'key')
  await writeFile(keyFile, `${gatewayKey}\n`, { mode: 0o600 })
  const child = startScript(t, 'agent/src/main.ts', [
    ...['--portal', portalUrl, '--key-file', keyFile, '--data-dir', dataDir, '--listen', '127.0.0.1:0'],
    ...args,
  ])
  const url = await new Promise<string>((listening, fail) => {
    let printed = ''
    child.stdout.on('data', (chunk: Buffer) => {
      keepLogLine(chunk.toString())
      printed += chunk.toString()
      const address = /Listening at (\S+) for/.exec(printed)?.[1]
      if (address) listening(address)
    })
    let errors = ''
    child.stderr.on('data', (chunk: Buffer) => {
      errors += chunk.toString()
    })
    child.once('exit', (code) => fail(new Error(`The agent ended with ${code}: ${errors}`)))
  })
  const check = (query: string, headers: Record<string, string> = {}) =>
    fetch(`${url}/gateway/v1/check${query}`, { headers })
  const agent: RunningAgent = {
    ...{ url, dataDir, keyFile, child, check },
    async outcome(query, headers) {
      const response = await check(query, headers)
      await response.arrayBuffer()
      return [response.status, response.headers.get('x-portal-reason')]
        .filter((each) => each !== null)
        .join(' ')
    },
    health: async () => (await (await fetch(`${url}/healthz`)).json()) as Health,
    async metric(name) {
      const text = await (await fetch(`${url}/metrics`)).text()
      const line = text.split('\n').find((each) => each.startsWith(`portal_gateway_${name} `))
      return Number(line?.split(' ')[1])
    },
    reaches: (state) =>
      until(async () => (await agent.health()).state === state, `the agent is ${state}`, 30_000),
    async end(signal) {
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    },
  }
  return agent
}

/** A connection to a portal that can be cut, in the way that is noticed last: packets are dropped, and nobody is told. */
export async function networkTo(t: TestContext, portalUrl: string) {
  const network = await startDatabaseNetwork(portalUrl)
  t.after(() => network.close())
  return { network, url: network.databaseUrl.replace(/\/$/, '') }
}

async function newFolder(t: TestContext): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'portal-agent-'))
  t.after(() => rm(path, { recursive: true, force: true, maxRetries: 3 }))
  return path
}
