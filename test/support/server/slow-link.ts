import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export interface SlowLink {
  readonly port: number
  /** Of everything that comes back, from now on. */
  delayMs: number
  close(): Promise<void>
}

/** Passes connections on to a port of this machine, whose responses can be made to take as long as a test wants. */
export async function startSlowLink(target: number): Promise<SlowLink> {
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
    near.on('data', (chunk) => far.write(chunk))
    // What was sent first arrives first: later chunks wait at least as long, unless the delay ends meanwhile.
    let earlier = Promise.resolve()
    far.on('data', (chunk) => {
      const due = link.delayMs === 0 ? Promise.resolve() : wait(link.delayMs)
      earlier = earlier.then(() => due).then(() => void near.write(chunk))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const link: SlowLink = {
    port: (server.address() as AddressInfo).port,
    delayMs: 0,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
  return link
}
