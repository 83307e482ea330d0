import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import type { Account } from './pages'
import type { Row } from './table'

export const SIGN_INS_HEAD: Row = ['', 'p50', 'p95', 'number', 'target']

const QUIET_SECONDS = 3
const FLOOD_SECONDS = 10
const PAUSE_MS = 100
/** Sign-ins a second, several times what two cores can check. The program that sends them takes its part of the same cores. */
const FLOOD_RATE = 500

interface Measured {
  /** Milliseconds of each request that was served. */
  readonly times: number[]
  readonly statuses: Map<number, number>
}

/** Repeats a request until the end, with a pause between two. */
async function repeat(request: () => Promise<Response>, end: AbortSignal): Promise<Measured> {
  const measured: Measured = { times: [], statuses: new Map() }
  while (!end.aborted) {
    const started = performance.now()
    const response = await request()
    await response.arrayBuffer()
    const { status, ok } = response
    if (ok) measured.times.push(performance.now() - started)
    measured.statuses.set(status, (measured.statuses.get(status) ?? 0) + 1)
    await wait(PAUSE_MS)
  }
  return measured
}

function signIn(portal: string, { email, password }: Account, headers: Record<string, string>) {
  return fetch(`${portal}/api/v2/developer/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ username: email, password }),
  })
}

/** Signs in as the owner of an account does who has signed in before. */
function knownBrowser(portal: string, account: Account): () => Promise<Response> {
  let cookie = ''
  return async () => {
    const response = await signIn(portal, account, { cookie, 'x-forwarded-for': '192.0.2.1' })
    const device = response.headers.getSetCookie().find((line) => line.startsWith('portaldevice='))
    if (device) cookie = device.split(';', 1)[0] ?? ''
    return response
  }
}

function newBrowser(portal: string, account: Account): () => Promise<Response> {
  let number = 0
  return () => signIn(portal, account, { 'x-forwarded-for': `198.51.100.${(number += 1) % 256}` })
}

/** @param known - Signs in with a browser that has signed in before. */
async function measure(portal: string, account: Account, known: () => Promise<Response>, seconds: number) {
  const end = AbortSignal.timeout(seconds * 1000)
  const [ofKnown, ofNew, health] = await Promise.all([
    repeat(known, end),
    repeat(newBrowser(portal, account), end),
    repeat(() => fetch(`${portal}/healthz`), end),
  ])
  return { ofKnown, ofNew, health }
}

function rowOf(what: string, { times, statuses }: Measured, target = ''): Row {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => {
    const time = sorted[Math.floor((sorted.length - 1) * share)]
    return time === undefined ? '' : `${Math.round(time)} ms`
  }
  return [what, at(0.5), at(0.95), countsOf(statuses), target]
}

function countsOf(statuses: Iterable<[number | string, number]>): string {
  return Array.from(statuses, ([status, count]) => `${count} × ${status}`).join(', ')
}

/** Honest sign-ins, first alone and then during a flood of wrong passwords for many addresses from many networks. */
export async function signInsUnderFlood(portal: string, account: Account, engine: string): Promise<Row[]> {
  const known = knownBrowser(portal, account)
  await known()
  const quiet = await measure(portal, account, known, QUIET_SECONDS)
  const flood = spawn(
    process.execPath,
    [resolve('bench/sign-in-flood.mjs'), portal, String(FLOOD_SECONDS + 1), String(FLOOD_RATE)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const output = text(flood.stdout)
  const ended = once(flood, 'exit')
  await wait(500)
  const busy = await measure(portal, account, known, FLOOD_SECONDS)
  await ended
  const { statuses } = JSON.parse(await output) as { statuses: Record<string, number> }
  const checked = (statuses['401'] ?? 0) / (FLOOD_SECONDS + 1)
  return [
    rowOf(`known device, ${engine}, quiet`, quiet.ofKnown),
    rowOf('new browser, quiet', quiet.ofNew),
    rowOf('/healthz, quiet', quiet.health),
    rowOf(`known device, ${engine}, flood`, busy.ofKnown, 'p95 below 1 s'),
    rowOf('new browser, flood', busy.ofNew, 'p95 below 1 s'),
    rowOf('/healthz, flood', busy.health, 'p95 below 50 ms'),
    [`wrong passwords of the flood, ${FLOOD_RATE} /s`, '', '', countsOf(Object.entries(statuses)), ''],
    ['of these checked', '', '', `${Math.round(checked)} /s`, ''],
  ]
}
