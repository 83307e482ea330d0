/** The network between a server and PostgreSQL, which can begin to drop packets as a firewall does: nothing arrives, and nobody is told. */
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface SilentProxy {
  /** The URL of the database by way of the proxy. */
  readonly databaseUrl: string
  /** Drops everything that the connections of now send or are sent, and never closes them. */
  dropPackets(): void
  /** Forwards what new connections send; the old ones stay silent. */
  forwardAgain(): void
  close(): Promise<void>
}

/** Listens on a port of its own. @param databaseUrl - Of PostgreSQL at a TCP address. */
export async function silentProxy(databaseUrl: string): Promise<SilentProxy> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let isDropping = false
  const server = createServer((near) => {
    sockets.add(near)
    near.on('error', () => undefined)
    if (isDropping) return void near.resume()
    const far = connect(Number(target.port || 5432), target.hostname)
    sockets.add(far)
    far.on('error', () => undefined)
    near.pipe(far)
    far.pipe(near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const own = new URL(databaseUrl)
  own.host = `127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    databaseUrl: own.href,
    dropPackets() {
      isDropping = true
      for (const socket of sockets) socket.unpipe().resume()
    },
    forwardAgain() {
      isDropping = false
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
