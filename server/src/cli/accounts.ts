import { Option, type Command } from 'commander'
import type { OptionsOf } from '../commands'
import type { AccountDecision } from '../commands/decide-account'
import { accountStatuses, type AccountKind } from '../store/settings'
import { lineOfText, lists, performs, reasonOption } from './command-line'
import { withOrganization } from './users'
import { readPassword } from './read-password'

const decisionsOf = (kind: AccountKind): Readonly<Record<AccountDecision, string>> => ({
  approve: `let the ${kind} sign in, and notify them by mail`,
  reject: `reject a pending account, and notify the ${kind} by mail`,
  revoke: `revoke an approved account, end its sessions at once, and notify the ${kind} by mail`,
})

/** `portal-server developers …` and `portal-server users …` */
export function addAccounts(program: Command, kind: AccountKind): void {
  const accounts = program.command(`${kind}s`).description(`accounts of ${kind}s`)

  lists(
    accounts
      .command('list')
      .description('every account with status, time of registration, ID, e-mail address and name')
      .addOption(new Option('--status <status>', 'only these').choices(accountStatuses))
      .addOption(
        new Option('--search <text>', 'only those with this in the address or name').argParser(
          lineOfText(200),
        ),
      ),
    `${kind}s list`,
  )

  for (const [name, description] of Object.entries(decisionsOf(kind))) {
    const line = accounts
      .command(name)
      .description(description)
      .argument('<account>', 'e-mail address, or ID')
    if (name !== 'approve') line.addOption(reasonOption())
    performs(line, `${kind}s decide`, ([account = ''], { reason }) => ({
      account,
      decision: name as AccountDecision,
      reason: reason as string | undefined,
    }))
  }

  const create = accounts
    .command('create')
    .description('create an account, or change an existing one')
    .argument('<email>')
    .option('--name <name>', 'full name; required for a new account')
    .addOption(
      new Option('--status <status>', 'default for a new account: approved').choices(accountStatuses),
    )
    .option('--password-stdin', 'read the password from standard input')
    .option('--if-missing', 'do not change an existing account')
  performs(
    kind === 'user' ? withOrganization(create, '; required for a new account') : create,
    `${kind}s create`,
    async ([email = ''], given) => {
      const { passwordStdin, ...options } = given as GivenAccount
      return { ...options, email, password: passwordStdin ? await readPassword() : undefined }
    },
  )
}

type GivenAccount = Omit<OptionsOf<'developers create'>, 'email'> & { passwordStdin?: boolean }
