import type { Command } from '../commands/command'
import { readConfig } from '../config/config'
import { perform } from '../control/perform'

/** Runs a command where the data is, and prints what it says. */
export async function run<Options>(command: Command<Options>, options: Options): Promise<void> {
  const lines = await perform(readConfig(process.env), command.name, options)
  process.stdout.write(lines.map((line) => `${line}\n`).join(''))
}
