import { Option, type Command } from 'commander'
import type { OptionsOf } from '../commands'
import { readConfig } from '../config/config'
import { accessKeyRoles } from '../store/settings'
import { lists, performs, shownEntries } from './command-line'

/** `portal-server keys …` */
export function addKeys(program: Command): void {
  const keys = program.command('keys').description("keys of gateways and of operators' programs")

  lists(
    keys
      .command('list')
      .description(
        'names, roles, when they were last used, when they expire, and the keys they were made with',
      ),
    'keys list',
  )

  performs(
    keys
      .command('create')
      .description('make a key and print it, this once')
      .argument('<name>', 'of the program that will use it')
      .addOption(
        new Option(
          '--role <role>',
          'gateway: asks about credentials and reports requests; of a program: import, review, accounts, read, or admin, which may do everything',
        )
          .choices(accessKeyRoles)
          .makeOptionMandatory(),
      )
      .option('--expires <time>', 'a date in UTC, or a date and time, in ISO 8601; default: never')
      .option('--products <folders...>', 'of a gateway: only for these; default: all')
      .option('--replace', 'void the key that has the name now, and those that it made'),
    'keys create',
    ([name = ''], given) => ({ ...(given as unknown as OptionsOf<'keys create'>), name }),
  )

  performs(
    keys.command('revoke').description('void a key and those that it made, at once').argument('<name>'),
    'keys revoke',
    ([name = '']) => ({ name }),
  )
}

/** `portal-server signing-keys …` */
export function addSigningKeys(program: Command): void {
  const keys = program.command('signing-keys').description('keys that sign the tokens of applications')

  lists(keys.command('list').description('the published ones'), 'signing-keys list')

  performs(
    keys
      .command('rotate')
      .description('make a new one; the server does so by itself when the newest is old')
      .option('--at-once', 'void the old ones and every token, because they may have leaked'),
    'signing-keys rotate',
    (_, { atOnce }) => ({
      atOnce: atOnce === true,
      tokenSeconds: readConfig(process.env).clientTokens.lifetimeSeconds,
    }),
  )
}

/** `portal-server audit` */
export function addAudit(program: Command): void {
  lists(
    program
      .command('audit')
      .description('who changed what and signed in, the newest first')
      .option('--about <id>', 'ID of what or whom; of a developer also the e-mail address')
      .option('--subject <id>', 'ID of what changed, or of the account; also its e-mail address')
      .option('--actor <name>', 'such as anonymous, operator, portal or key:robot, or an e-mail address')
      .option('--action <beginning>', 'such as sign-in, or registration.approve')
      .option('--since <time>', 'a date in UTC, or a date and time, in ISO 8601'),
    'audit',
    shownEntries,
  )
}
