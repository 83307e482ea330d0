import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  headers: IncomingHttpHeaders
  text: string
}

/** A small server on this machine that remembers what it was sent. */
export async function startReceiver(): Promise<{
  url: string
  /** Resolves with the first request, past or future, that the condition holds for. */
  waitFor(condition: (received: Received) => boolean): Promise<Received>
  close(): void
}> {
  const received: Received[] = []
  let notify: () => void = () => undefined
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({ headers: request.headers, text: Buffer.concat(chunks).toString('utf8') })
      response.writeHead(204).end()
      notify()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hook`,
    async waitFor(condition) {
      for (;;) {
        const found = received.find(condition)
        if (found) return found
        await new Promise<void>((next) => (notify = next))
      }
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
