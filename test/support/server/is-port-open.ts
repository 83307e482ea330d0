import { connect } from 'node:net'

/** Whether a process listens on a port of this machine. */
export function isPortOpen(port: number): Promise<boolean> {
  return new Promise((found) => {
    const socket = connect(port, '127.0.0.1')
    const end = (isConnected: boolean) => {
      socket.destroy()
      found(isConnected)
    }
    socket.once('connect', () => end(true)).once('error', () => end(false))
  })
}
