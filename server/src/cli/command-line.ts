import { userInfo } from 'node:os'
import { InvalidArgumentError, Option, type Command as CommandLine } from 'commander'
import type { CommandName, OptionsOf } from '../commands'
import { defaultLimit, type ListOptions } from '../commands/list-command'
import { readConfig } from '../config/config'
import { perform } from '../control/perform'
import { confirmed } from './confirm'
import { print } from './print'

/** Arguments and options of one line, as commander parsed them. */
export type Given = Readonly<Record<string, unknown>> & { json?: boolean; as?: string }

/**
 * Lets a line of the command line run a command where the data is, and print its output, as JSON with `--json`.
 *
 * @param optionsOf - Called again with the phrase once an operator at a terminal has typed it.
 */
export function performs<Name extends CommandName>(
  line: CommandLine,
  command: Name,
  optionsOf: (
    args: readonly string[],
    given: Given,
    phrase?: string,
  ) => OptionsOf<Name> | Promise<OptionsOf<Name>>,
): CommandLine {
  line.addOption(personOption())
  return prints(line, (args, { as: person, ...given }) =>
    confirmed(async (phrase) => {
      const options = await optionsOf(args, given, phrase)
      return perform(readConfig(process.env), command, options, person ?? systemAccount())
    }),
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

function personOption(): Option {
  return new Option('--as <person>', 'named by the audit log; default: the account of the system').argParser(
    lineOfText(longestPerson),
  )
}

const longestPerson = 100

/** Undefined for a user ID without an account, as containers have. */
function systemAccount(): string | undefined {
  try {
    return userInfo().username
  } catch {
    return undefined
  }
}

/** The reason of a decision against an account or registration, which its owner is mailed. */
export function reasonOption(): Option {
  return new Option('--reason <text>', 'told to the owner by mail').argParser(lineOfText(longestReason))
}

const longestReason = 500

/** Returns a reader of an option that is one line. @param most - Characters. */
export function lineOfText(most: number): (text: string) => string {
  return (text) => {
    const line = text.trim()
    if (line === '' || line.length > most || /[\p{Cc}\p{Zl}\p{Zp}]/u.test(line))
      throw new InvalidArgumentError(`It must be one line of at most ${most} characters.`)
    return line
  }
}

function jsonOption(): Option {
  return new Option('--json', 'print JSON, one object a line')
}

type ListName = { [Name in CommandName]: OptionsOf<Name> extends ListOptions ? Name : never }[CommandName]

/**
 * Lets a line of the command line run a command that lists. Its options are those of the command, by the same names.
 *
 * @param limit - Most entries, unless `--limit` says otherwise.
 */
export function lists<Name extends ListName>(
  line: CommandLine,
  command: Name,
  limit = defaultLimit,
): CommandLine {
  line.addOption(limitOption(limit))
  return performs(line, command, (_, given) => given as unknown as OptionsOf<Name>)
}

/** Entries of the audit log and requests, which are longer than any list. */
export const shownEntries = 100

function limitOption(fallback: number): Option {
  return new Option('--limit <number>', 'at most so many').argParser(count).default(fallback)
}

/** Reads the number of an option. */
export function count(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text))
    throw new InvalidArgumentError('It must be a whole number from 1 to 999999.')
  return Number(text)
}
