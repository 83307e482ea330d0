import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { installChdb } from '../../scripts/chdb.mjs'
import { robin } from '../../test/support/server/sample-data'
import { median, type Row } from '../table'
import { ingestRate } from './ingest'
import { dashboardRequests, type TimedRequest } from './queries'
import type { MadePortal } from './server'

export const TRAFFIC_HEAD: Row = ['', 'PostgreSQL', 'ClickHouse', 'target']

const RUNS = 7

type ServerProcess = ChildProcessByStdio<Writable, Readable, null>

interface Measured {
  /** By name of the request, in milliseconds. */
  readonly times: ReadonlyMap<string, number>
  readonly perSecond: number
  readonly rollUpSeconds: number
}

/** Reads `100k`, `1m`, `10m`. */
export function rowsOf(text: string): number {
  const [, digits, unit] = /^(\d+)([km]?)$/.exec(text) ?? []
  if (digits === undefined) throw new Error(`--rows must be a number such as 100k or 10m, not ${text}.`)
  return Number(digits) * (unit === 'm' ? 1_000_000 : unit === 'k' ? 1_000 : 1)
}

/**
 * Measures reports and every query of the dashboard over 90 days of requests, on PostgreSQL and on ClickHouse's engine.
 *
 * @param postgresql - URL of the server. Without one the embedded database is measured instead.
 */
export async function trafficCosts(rows: number, postgresql: string | undefined): Promise<Row[]> {
  const database: Record<string, string> = postgresql ? { TEST_DATABASE_URL: postgresql } : {}
  const onPostgres = await measure({ ...database, BENCH_ROWS: String(rows) })
  const onClickhouse = await measure({
    ...database,
    BENCH_ROWS: String(rows),
    TEST_CLICKHOUSE: installChdb(),
  })
  const size = `${rows.toLocaleString('en')} requests in 90 days`
  const milliseconds = (value = NaN) => `${value.toFixed(1)} ms`
  return [
    [
      `${size}: reported in batches of 500`,
      `${Math.round(onPostgres.perSecond)} /s`,
      `${Math.round(onClickhouse.perSecond)} /s`,
      '',
    ],
    [`${size}: counting all hours and days`, `${onPostgres.rollUpSeconds.toFixed(1)} s`, 'none', ''],
    ...[...onPostgres.times].map(([name, time]): Row => [
      name,
      milliseconds(time),
      milliseconds(onClickhouse.times.get(name)),
      '100 ms',
    ]),
  ]
}

async function measure(environment: Record<string, string>): Promise<Measured> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'bench/traffic/server.ts'], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...environment },
  })
  try {
    const portal = await readyLine(server)
    const { applications, now } = portal
    const cookie = await signIn(portal.url)
    const times = new Map<string, number>()
    // Every fifth on the page of My Apps, and the busiest on the dashboard.
    const page = applications.filter((_id, index) => index % 5 === 0)
    for (const request of dashboardRequests({ application: applications[0] ?? '', applications: page, now }))
      times.set(request.name, await timeOf(request, portal.url, cookie))
    return { times, perSecond: await ingestRate(portal), rollUpSeconds: portal.rollUpSeconds }
  } finally {
    const ended = once(server, 'exit')
    server.stdin.end()
    if (server.exitCode === null) await ended
  }
}

async function readyLine(server: ServerProcess): Promise<MadePortal> {
  for await (const line of createInterface({ input: server.stdout }))
    if (line.startsWith('{"url"')) return JSON.parse(line) as MadePortal
  throw new Error('The portal with the requests has ended.')
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/v2/developer/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: robin.email, password: robin.password }),
  })
  if (!response.ok) throw new Error(`Signing in responded with ${response.status}.`)
  const cookies = response.headers.getSetCookie()
  return cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ')
}

/** From sending to the last byte, on this machine: a little more than the server's own time. */
async function timeOf(
  { name, method, path, body }: TimedRequest,
  url: string,
  cookie: string,
): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const started = performance.now()
    const response = await fetch(`${url}/api/v2${path}`, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    })
    const text = await response.text()
    times.push(performance.now() - started)
    if (!response.ok) throw new Error(`${name} responded with ${response.status}: ${text}`)
  }
  return median(times)
}
