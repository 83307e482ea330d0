import { request as forward, type RequestListener } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { Certificate } from './certificate'

export interface HttpsFront {
  readonly port: number
  close(): Promise<void>
}

/** Serves over https on a port of its own. */
export async function httpsFront(certificate: Certificate, handle: RequestListener): Promise<HttpsFront> {
  const server = createServer({ ...certificate }, handle)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

/** Hands requests on to a server without https, as a reverse proxy does. @param target - Asked for at each request. */
export function forwardTo(target: () => string): RequestListener {
  return (request, response) => {
    const url = new URL(request.url ?? '/', target())
    const { method, headers } = request
    const outgoing = forward(url, { method, headers }, (incoming) => {
      response.writeHead(incoming.statusCode ?? 502, incoming.headers)
      incoming.pipe(response)
    })
    outgoing.on('error', () => response.destroy())
    request.pipe(outgoing)
  }
}
