import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** A client that has just connected is about to send a request. Nobody may send a write again, so it must not be lost. */
const unusedGraceMs = 500

/**
 * Follows the connections of a server, so that it can end without waiting for those on which nothing happens. Browsers open
 * connections in advance, and Node does not count one as idle before its first request: it would hold a stop for a minute.
 *
 * @returns a function that closes connections without a pending request: those that were used at once, those that were not after a
 * moment. The others close after their response.
 */
export function followConnections(server: Server): () => void {
  const open = new Set<Socket>()
  const used = new WeakSet<Socket>()
  const busy = new Set<Socket>()
  let isClosing = false
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    busy.add(socket)
    used.add(socket)
    response.once('close', () => {
      busy.delete(socket)
      if (isClosing) socket.destroySoon()
    })
  })
  return () => {
    isClosing = true
    const closeIdle = () => {
      for (const socket of open) if (!busy.has(socket)) socket.destroy()
    }
    for (const socket of open) if (used.has(socket) && !busy.has(socket)) socket.destroy()
    setTimeout(closeIdle, unusedGraceMs).unref()
  }
}
