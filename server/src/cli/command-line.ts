import { InvalidArgumentError, Option, type Command as CommandLine } from 'commander'
import type { Command } from '../commands/command'
import { readConfig } from '../config/config'
import { perform } from '../control/perform'
import { print } from './print'

/** Arguments and options of one line, as commander parsed them. */
export type Given = Readonly<Record<string, unknown>> & { json?: boolean }

/** Lets a line of the command line run a command where the data is, and print its output, as JSON with `--json`. */
export function performs<Options>(
  line: CommandLine,
  command: Command<Options>,
  optionsOf: (args: readonly string[], given: Given) => Options | Promise<Options>,
): CommandLine {
  return prints(line, async (args, given) =>
    perform(readConfig(process.env), command.name, await optionsOf(args, given)),
  )
}

/** Lets a line of the command line print what an action returns. */
export function prints(
  line: CommandLine,
  action: (args: readonly string[], given: Given) => ReturnType<typeof perform>,
): CommandLine {
  return line.addOption(jsonOption()).action(async (...parsed: unknown[]) => {
    const args = line.processedArgs as readonly string[]
    const given = parsed.at(-2) as Given
    print(await action(args, given), given)
  })
}

function jsonOption(): Option {
  return new Option('--json', 'print JSON, one object a line')
}

export function limitOption(fallback: number): Option {
  return new Option('--limit <number>', 'at most so many').argParser(lineCount).default(fallback)
}

function lineCount(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text))
    throw new InvalidArgumentError('It must be a whole number from 1 to 999999.')
  return Number(text)
}
