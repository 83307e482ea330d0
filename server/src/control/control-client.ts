import { connect } from 'node:net'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { CommandRefused, ConfirmationNeeded, type CommandOutput } from '../commands/command'
import { findSocket } from './address'
import type { ControlRequest, ControlResponse } from './messages'

/**
 * Sends a command to the server that has the data directory open.
 *
 * @returns undefined if no server takes commands there.
 * @throws {CommandRefused} as the command did.
 */
export async function askServer(
  dataDir: string,
  request: ControlRequest,
): Promise<CommandOutput | undefined> {
  const socket = await findSocket(resolve(dataDir))
  const response = socket === undefined ? undefined : await exchange(socket, request)
  if (!response) return undefined
  if ('output' in response) return response.output
  if ('unconfirmed' in response) throw new ConfirmationNeeded(response.unconfirmed, response.phrase)
  if ('refused' in response) throw new CommandRefused(response.refused)
  throw new Error(response.failed)
}

/** @returns undefined if nothing listens: the server ended without saying so. */
function exchange(socket: string, request: ControlRequest): Promise<ControlResponse | undefined> {
  return new Promise((done, fail) => {
    const connection = connect(socket)
    connection.once('connect', () => connection.write(`${JSON.stringify(request)}\n`))
    connection.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') done(undefined)
      else fail(error)
    })
    createInterface({ input: connection }).once('line', (line) => {
      done(JSON.parse(line) as ControlResponse)
      connection.end()
    })
    connection.once('close', () => fail(new Error('The server ended before it had responded.')))
  })
}
