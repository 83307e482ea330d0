import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Follows the connections of a server, so that it can end without waiting for those on which nothing happens. Browsers open
 * connections in advance, and Node does not count one as idle before its first request: it would hold a stop for a minute.
 *
 * @returns a function that closes connections without a pending request. The others close after their response.
 */
export function followConnections(server: Server): () => void {
  const open = new Set<Socket>()
  const busy = new Set<Socket>()
  let isClosing = false
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    busy.add(socket)
    response.once('close', () => {
      busy.delete(socket)
      if (isClosing) socket.destroySoon()
    })
  })
  return () => {
    isClosing = true
    for (const socket of open) if (!busy.has(socket)) socket.destroy()
  }
}
