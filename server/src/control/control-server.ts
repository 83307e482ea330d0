import { chmod } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { runCommand } from '../commands'
import { CommandRefused, ConfirmationNeeded, type OpenTraffic } from '../commands/command'
import { actingFor } from '../lib/operator-context'
import type { Database } from '../store/database'
import { chooseSocket, forgetSocket } from './address'
import type { ControlRequest, ControlResponse } from './messages'

/**
 * Takes commands for the embedded engine while a server has it: only one process can. The socket is its owner's alone,
 * who could read the data just as well.
 *
 * @param dataDir - Of the embedded engine; locked by this process.
 */
export async function serveCommands(
  database: Database,
  traffic: OpenTraffic,
  dataDir: string,
): Promise<{ close(): Promise<void> }> {
  const directory = resolve(dataDir)
  const socket = await chooseSocket(directory)
  const connections = new Set<Socket>()
  const server = createServer((connection) => {
    connections.add(connection)
    connection.on('close', () => connections.delete(connection))
    // A command line that has ended reads no response.
    connection.on('error', () => connection.destroy())
    createInterface({ input: connection }).once('line', (line) => {
      respondTo(database, traffic, line)
        .then((response) =>
          connection.end(`${JSON.stringify(response)}
`),
        )
        .catch((error: Error) => connection.destroy(error))
    })
  })
  await new Promise<void>((listening, fail) => {
    server.once('error', fail)
    server.listen(socket, listening)
  })
  await chmod(socket, 0o600)

  return {
    async close() {
      await forgetSocket(directory)
      for (const connection of connections) connection.destroy()
      await new Promise<void>((closed) => server.close(() => closed()))
    },
  }
}

async function respondTo(database: Database, traffic: OpenTraffic, line: string): Promise<ControlResponse> {
  try {
    const { command, options, person } = JSON.parse(line) as ControlRequest
    return { output: await actingFor(person, () => runCommand(database, command, options, traffic)) }
  } catch (error) {
    if (error instanceof ConfirmationNeeded) return { unconfirmed: error.lines, phrase: error.phrase }
    if (error instanceof CommandRefused) return { refused: error.lines }
    return { failed: error instanceof Error ? error.message : String(error) }
  }
}
