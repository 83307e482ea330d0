import { connect } from 'node:net'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { CommandRefused } from '../commands/command'
import { findSocket } from './address'
import type { ControlAnswer, ControlRequest } from './messages'

/**
 * Asks the server that has the data directory.
 *
 * @returns undefined when no server takes commands there.
 * @throws {CommandRefused} as the command did.
 */
export async function askServer(dataDir: string, request: ControlRequest): Promise<string[] | undefined> {
  const socket = await findSocket(resolve(dataDir))
  const answer = socket === undefined ? undefined : await exchange(socket, request)
  if (!answer) return undefined
  if ('lines' in answer) return answer.lines
  if ('refused' in answer) throw new CommandRefused(answer.refused)
  throw new Error(answer.failed)
}

/** @returns undefined when nobody listens: the server ended without saying so. */
function exchange(socket: string, request: ControlRequest): Promise<ControlAnswer | undefined> {
  return new Promise((done, fail) => {
    const connection = connect(socket)
    connection.once('connect', () => connection.write(`${JSON.stringify(request)}\n`))
    connection.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') done(undefined)
      else fail(error)
    })
    createInterface({ input: connection }).once('line', (line) => {
      done(JSON.parse(line) as ControlAnswer)
      connection.end()
    })
    connection.once('close', () => fail(new Error('The server ended before it had answered.')))
  })
}
