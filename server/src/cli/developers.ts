import { Option, type Command } from 'commander'
import type { OptionsOf } from '../commands'
import type { AccountDecision } from '../commands/decide-account'
import { accountStatuses } from '../store/settings'
import { lists, performs } from './command-line'
import { readPassword } from './read-password'

const decisions: Readonly<Record<AccountDecision, string>> = {
  approve: 'let the developer sign in, and notify them by mail',
  reject: 'reject a pending account, and notify the developer by mail',
  revoke: 'revoke an approved account and end its sessions at once',
}

/** `portal-server developers …` */
export function addDevelopers(program: Command): void {
  const developers = program.command('developers').description('accounts of developers')

  lists(
    developers
      .command('list')
      .description('every account with status, time of registration, ID, e-mail address and name')
      .addOption(new Option('--status <status>', 'only these').choices(accountStatuses)),
    'developers list',
  )

  for (const [name, description] of Object.entries(decisions)) {
    performs(
      developers.command(name).description(description).argument('<account>', 'e-mail address, or ID'),
      'developers decide',
      ([account = '']) => ({ account, decision: name as AccountDecision }),
    )
  }

  performs(
    developers
      .command('create')
      .description('create an account, or change an existing one')
      .argument('<email>')
      .option('--name <name>', 'full name; required for a new account')
      .addOption(
        new Option('--status <status>', 'default for a new account: approved').choices(accountStatuses),
      )
      .option('--password-stdin', 'read the password from standard input')
      .option('--if-missing', 'do not change an existing account'),
    'developers create',
    async ([email = ''], given) => {
      const { passwordStdin, ...options } = given as GivenDeveloper
      return { ...options, email, password: passwordStdin ? await readPassword() : undefined }
    },
  )
}

type GivenDeveloper = Omit<OptionsOf<'developers create'>, 'email'> & { passwordStdin?: boolean }
