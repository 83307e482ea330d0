import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Registry } from 'prom-client'
import type { MetricsAddress } from '../config/metrics-address'

export interface MetricsServer {
  /** Of the metrics themselves. */
  readonly url: string
  close(): Promise<void>
}

/** Serves `/metrics`, and nothing else. @throws the system's own error, with `setting`, if the address cannot be had. */
export async function serveMetrics(
  registry: Registry,
  { host, port }: MetricsAddress,
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    const path = request.url?.split('?', 1)[0]
    if (path !== '/metrics') return end(response, 404, 'Metrics are at /metrics.\n')
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD')
      return end(response, 405, 'Metrics are only read.\n')
    }
    registry.metrics().then(
      (text) => end(response, 200, text, registry.contentType),
      () => end(response, 500, 'The metrics cannot be read.\n'),
    )
  })
  await new Promise<void>((listening, fail) => {
    server.once('error', (error) => fail(Object.assign(error, { setting: 'METRICS_ADDRESS' })))
    server.listen(port, host, listening)
  })
  const { address, family, port: taken } = server.address() as AddressInfo
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${taken}/metrics`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

function end(
  response: ServerResponse,
  status: number,
  text: string,
  type = 'text/plain; charset=utf-8',
): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' })
  response.end(text)
}
