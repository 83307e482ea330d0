import { Argument, Command, Option } from 'commander'
import { resolve } from 'node:path'
import { copyToPostgres } from '../commands/copy-to-postgres'
import { accountStatuses, createDeveloper, type CreateDeveloperOptions } from '../commands/create-developer'
import { importContent } from '../commands/import-content'
import { productActions, setAccess, type SetAccessOptions } from '../commands/set-access'
import type { Command as PortalCommand } from '../commands/command'
import { readConfig } from '../config/config'
import { perform } from '../control/perform'
import { readPassword } from './read-password'

/** `portal-server …`. Where the data is comes from the environment: DATABASE_URL, or DATA_DIR. */
export function cli(): Command {
  const program = new Command('portal-server')
  program.description('The Portal API: serves it, and runs it. Settings come from environment variables.')

  program
    .command('start')
    .description('serve the portal until SIGINT or SIGTERM')
    .option(
      '--until-stdin-ends',
      'stop as well when standard input ends, as when the parent process is killed',
    )
    .action(async (options: { untilStdinEnds?: boolean }) => {
      const { start } = await import('./start')
      await start(readConfig(process.env), options)
    })

  program
    .command('import')
    .description('make the portal say what a folder says: portal.yaml and a folder per product')
    .argument('<folder>')
    .action((folder: string) => run(importContent, { folder: resolve(folder) }))

  program
    .command('copy')
    .description('copy everything from the embedded database into an empty PostgreSQL database')
    .argument('<url>', 'postgres://user:password@host:5432/database')
    .action((databaseUrl: string) => run(copyToPostgres, { databaseUrl }))

  addDevelopers(program)
  addAccess(program)
  return program
}

function addDevelopers(program: Command): void {
  program
    .command('developers')
    .description('accounts of developers')
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

function addAccess(program: Command): void {
  const access = program.command('access').description('what single developers may do with single products')
  const decisions: [string, string, SetAccessOptions['isAllowed']][] = [
    ['grant', 'allow it, even where the product does not', true],
    ['deny', 'forbid it, even where the product allows it to everyone', false],
    ['reset', 'leave it to the product again', null],
  ]
  for (const [name, description, isAllowed] of decisions) {
    access
      .command(name)
      .description(description)
      .argument('<email>', 'of the developer')
      .argument('<product>', "name of the product's folder, or its ID")
      .addArgument(new Argument('[action]', 'default: both').choices(productActions))
      .action((email: string, product: string, action?: (typeof productActions)[number]) =>
        run(setAccess, { email, product, actions: action ? [action] : [...productActions], isAllowed }),
      )
  }
}

async function run<Options>(command: PortalCommand<Options>, options: Options): Promise<void> {
  const lines = await perform(readConfig(process.env), command.name, options)
  process.stdout.write(lines.map((line) => `${line}\n`).join(''))
}
