import { Option, type Command } from 'commander'
import { accountStatuses, createDeveloper, type CreateDeveloperOptions } from '../commands/create-developer'
import { decideAccount, type AccountDecision } from '../commands/decide-account'
import { listDevelopers, type ListDevelopersOptions } from '../commands/list-developers'
import { readPassword } from './read-password'
import { run } from './run'

const decisions: Readonly<Record<AccountDecision, string>> = {
  approve: 'let the developer sign in, and say so by mail',
  reject: 'turn down an account that waits, and say so by mail',
  revoke: 'shut out an approved developer at once',
}

/** `portal-server developers …` */
export function addDevelopers(program: Command): void {
  const developers = program.command('developers').description('accounts of developers')

  developers
    .command('list')
    .description('every account with status, time of registration, ID, address and name')
    .addOption(new Option('--status <status>', 'only these').choices(accountStatuses))
    .action((options: ListDevelopersOptions) => run(listDevelopers, options))

  for (const [name, description] of Object.entries(decisions)) {
    developers
      .command(name)
      .description(description)
      .argument('<account>', 'email address, or ID')
      .action((account: string) => run(decideAccount, { account, decision: name as AccountDecision }))
  }

  developers
    .command('create')
    .description('make an account, or give an existing one what is named')
    .argument('<email>')
    .option('--name <name>', 'full name; required for a new account')
    .addOption(
      new Option('--status <status>', 'default for a new account: approved').choices(accountStatuses),
    )
    .option('--password-stdin', 'read the password from standard input')
    .option('--if-missing', 'leave an existing account as it is')
    .action(
      async (email: string, given: Omit<CreateDeveloperOptions, 'email'> & { passwordStdin?: boolean }) => {
        const { passwordStdin, ...options } = given
        await run(createDeveloper, {
          email,
          ...options,
          password: passwordStdin ? await readPassword() : undefined,
        })
      },
    )
}
