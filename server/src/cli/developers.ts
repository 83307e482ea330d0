import { Option, type Command } from 'commander'
import { defaultLimit } from '../commands/command'
import { accountStatuses, createDeveloper, type CreateDeveloperOptions } from '../commands/create-developer'
import { decideAccount, type AccountDecision } from '../commands/decide-account'
import { listDevelopers, type ListDevelopersOptions } from '../commands/list-developers'
import { limitOption, performs } from './command-line'
import { readPassword } from './read-password'

const decisions: Readonly<Record<AccountDecision, string>> = {
  approve: 'let the developer sign in, and say so by mail',
  reject: 'turn down a pending account, and say so by mail',
  revoke: 'shut out an approved developer at once',
}

/** `portal-server developers …` */
export function addDevelopers(program: Command): void {
  const developers = program.command('developers').description('accounts of developers')

  performs(
    developers
      .command('list')
      .description('every account with status, time of registration, ID, e-mail address and name')
      .addOption(new Option('--status <status>', 'only these').choices(accountStatuses))
      .addOption(limitOption(defaultLimit)),
    listDevelopers,
    (_, given) => given as ListDevelopersOptions,
  )

  for (const [name, description] of Object.entries(decisions)) {
    performs(
      developers.command(name).description(description).argument('<account>', 'e-mail address, or ID'),
      decideAccount,
      ([account = '']) => ({ account, decision: name as AccountDecision }),
    )
  }

  performs(
    developers
      .command('create')
      .description('make an account, or give an existing one what is named')
      .argument('<email>')
      .option('--name <name>', 'full name; required for a new account')
      .addOption(
        new Option('--status <status>', 'default for a new account: approved').choices(accountStatuses),
      )
      .option('--password-stdin', 'read the password from standard input')
      .option('--if-missing', 'leave an existing account as it is'),
    createDeveloper,
    async ([email = ''], given) => {
      const { passwordStdin, ...options } = given as GivenDeveloper
      return { ...options, email, password: passwordStdin ? await readPassword() : undefined }
    },
  )
}

type GivenDeveloper = Omit<CreateDeveloperOptions, 'email'> & { passwordStdin?: boolean }
