import { chmod } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { runCommand } from '../commands'
import { CommandRefused } from '../commands/command'
import type { Database } from '../store/database'
import { chooseSocket, forgetSocket } from './address'
import type { ControlAnswer, ControlRequest } from './messages'

/**
 * Takes commands for the embedded engine while a server has it: only one process can. The socket is its owner's alone,
 * who could read the data just as well.
 *
 * @param dataDir - Of the embedded engine; locked by this process.
 */
export async function serveCommands(
  database: Database,
  dataDir: string,
): Promise<{ close(): Promise<void> }> {
  const directory = resolve(dataDir)
  const socket = await chooseSocket(directory)
  const connections = new Set<Socket>()
  const server = createServer((connection) => {
    connections.add(connection)
    connection.on('close', () => connections.delete(connection))
    // A command line that went away wants no answer.
    connection.on('error', () => connection.destroy())
    createInterface({ input: connection }).once('line', (line) => {
      void answerTo(database, line).then((answer) => connection.end(`${JSON.stringify(answer)}\n`))
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

async function answerTo(database: Database, line: string): Promise<ControlAnswer> {
  try {
    const { command, options } = JSON.parse(line) as ControlRequest
    return { lines: await runCommand(database, command, options) }
  } catch (error) {
    if (error instanceof CommandRefused) return { refused: error.lines }
    return { failed: error instanceof Error ? error.message : String(error) }
  }
}
