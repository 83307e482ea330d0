/** The network between a server and PostgreSQL, which can become slow, or begin to drop packets as a firewall does. */
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export interface DatabaseNetwork {
  /** The URL of the database by way of this network. */
  readonly databaseUrl: string
  /** Of everything that PostgreSQL sends, from now on. */
  delayMs: number
  /** Drops everything that the connections of now send or are sent, and never closes them: nothing arrives, and nobody is told. */
  dropPackets(): void
  /** Forwards what new connections send; the old ones stay silent. */
  forwardAgain(): void
  close(): Promise<void>
}

/** Listens on a port of its own. @param databaseUrl - Of PostgreSQL at a TCP address. */
export async function startDatabaseNetwork(databaseUrl: string): Promise<DatabaseNetwork> {
  const target = new URL(databaseUrl)
  const connected = new Set<Socket>()
  const silent = new WeakSet<Socket>()
  let isDropping = false

  const server = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      connected.add(socket)
      if (isDropping) silent.add(socket)
      // The other end learns of it by the end of its own connection.
      socket.on('error', () => undefined)
      socket.on('close', () => {
        connected.delete(socket)
        if (!silent.has(socket)) other.destroySoon()
      })
    }
    near.on('data', (chunk) => void (silent.has(near) || far.write(chunk)))
    // What was sent first arrives first: later chunks wait at least as long, unless the delay ends meanwhile.
    let earlier = Promise.resolve()
    far.on('data', (chunk) => {
      const due = network.delayMs === 0 ? Promise.resolve() : wait(network.delayMs)
      earlier = earlier.then(() => due).then(() => void (silent.has(far) || near.write(chunk)))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const own = new URL(databaseUrl)
  own.host = `127.0.0.1:${(server.address() as AddressInfo).port}`

  const network: DatabaseNetwork = {
    databaseUrl: own.href,
    delayMs: 0,
    dropPackets() {
      isDropping = true
      for (const socket of connected) silent.add(socket)
    },
    forwardAgain() {
      isDropping = false
    },
    async close() {
      for (const socket of connected) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
  return network
}
