import { createServer, type IncomingHttpHeaders } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { TestContext } from 'node:test'

/** What reached the API. */
export interface Arrived {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
}

/** An API that keeps what it received, until the test ends. */
export async function startUpstream(t: TestContext): Promise<{ address: string; arrived: Arrived[] }> {
  const arrived: Arrived[] = []
  const server = createServer((request, response) => {
    const { method = '', url: path = '', headers } = request
    text(request)
      .then((body) => {
        arrived.push({ method, path, headers, body })
        response.end('from the API')
      })
      .catch((error: Error) => response.destroy(error))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => {
    server.closeAllConnections()
    server.close()
  })
  return { address: `127.0.0.1:${(server.address() as AddressInfo).port}`, arrived }
}
