import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import autocannon from 'autocannon'
import type { Account } from './pages'
import { median, type Row } from './table'

const RUNS = 5
const SECONDS = 4
const CONNECTIONS = 50

export async function cookiesOf(portal: string, { email, password }: Account): Promise<string> {
  const response = await fetch(`${portal}/api/v2/developer/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: email, password }),
  })
  if (!response.ok) throw new Error(`Signing in responded with ${response.status}.`)
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}

async function perSecond(url: string, headers: Record<string, string> = {}): Promise<number> {
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url} responded with ${result.non2xx} errors.`)
  return result.requests.average
}

async function bareRoute(body: string): Promise<{ url: string; child: ChildProcess; folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'bare-route-'))
  await writeFile(join(folder, 'body.json'), body)
  const child = spawn(process.execPath, [resolve('bench/bare-route.mjs'), join(folder, 'body.json')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return { url: `${String(line).trim()}/list`, child, folder }
}

/** Requests per second of a signed-in developer's list call, in turn with a bare route that returns the same bytes. */
export async function listCalls(portal: string, account: Account, engine: string): Promise<Row[]> {
  const url = `${portal}/api/v2/products?page%5Bsize%5D=100`
  const cookie = await cookiesOf(portal, account)
  const body = await (await fetch(url, { headers: { cookie } })).text()
  const peer = await bareRoute(body)
  const portalServer: number[] = []
  const baseline: number[] = []
  const ratios: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const [own, bare] = [await perSecond(url, { cookie }), await perSecond(peer.url)]
    portalServer.push(own)
    baseline.push(bare)
    ratios.push(own / bare)
  }
  peer.child.kill()
  await rm(peer.folder, { recursive: true })
  return [
    [`list call, ${engine}`, `${Math.round(median(portalServer))} /s`, ''],
    [`bare Fastify route, the same ${body.length} bytes`, `${Math.round(median(baseline))} /s`, ''],
    [`list call beside bare route, ${engine}`, `${Math.round(median(ratios) * 100)} %`, '50 % (PostgreSQL)'],
  ]
}
