import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json, text } from 'node:stream/consumers'
import type { TestContext } from 'node:test'

interface Outcome {
  /** Of the request to the API. */
  headers: Record<string, string>
  /** Absent if the request goes to the API. */
  exit?: { status: number; body: string; headers: Record<string, string> }
}

/** Beside those of the connection. */
const writtenByKong = new Set([
  'connection',
  'content-length',
  'host',
  'transfer-encoding',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
])

/** Settings of the plugin, as the routes of the other configurations have them. */
function configurationOf(method: string, path: string) {
  if (path.startsWith('/coast/v1/')) return { version: 'coast-forecast/v1', scopes: [] }
  const scope = method === 'GET' || method === 'HEAD' ? 'orders:read' : 'orders:write'
  return { version: 'chandlery-orders/v2', scopes: [scope] }
}

/** A small gateway that does what our plugin for Kong tells a stand-in for Kong. @returns its URL. */
export async function startKongStandIn(
  t: TestContext,
  { API, PORTAL, GATEWAY_KEY }: Readonly<Record<'API' | 'PORTAL' | 'GATEWAY_KEY', string>>,
): Promise<string> {
  async function decide(method: string, path: string, headers: object): Promise<Outcome> {
    const child = spawn('luajit', ['test/gateways/kong-stand-in.lua'], { stdio: ['pipe', 'pipe', 'inherit'] })
    const portal = { url: `http://${PORTAL}`, gateway_key: GATEWAY_KEY, timeout: 5000 }
    const conf = { ...portal, ...configurationOf(method, path), key_names: ['X-Api-Key'] }
    child.stdin.end(JSON.stringify({ path, headers, conf }))
    return (await json(child.stdout)) as Outcome
  }
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request
    async function answer() {
      const body = await text(request)
      const { exit, headers: passed } = await decide(method, url, headers)
      if (exit) return response.writeHead(exit.status, exit.headers).end(exit.body)
      const sent = await fetch(`http://${API}${url}`, {
        method,
        headers: Object.entries(passed).filter(([name]) => !writtenByKong.has(name)),
        body: body || undefined,
      })
      return response.writeHead(sent.status).end(await sent.text())
    }
    answer().catch((error: unknown) => response.destroy(error as Error))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
