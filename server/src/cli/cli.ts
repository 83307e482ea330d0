import { Argument, Command } from 'commander'
import { resolve } from 'node:path'
import { copyToPostgres } from '../commands/copy-to-postgres'
import { importContent } from '../commands/import-content'
import { productActions, setAccess, type SetAccessOptions } from '../commands/set-access'
import { readConfig } from '../config/config'
import { addAuthStrategies, addRegistrations } from './applications'
import { addDevelopers } from './developers'
import { addAudit, addKeys, addSigningKeys } from './keys'
import { run } from './run'

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
  addRegistrations(program)
  addAuthStrategies(program)
  addKeys(program)
  addSigningKeys(program)
  addAudit(program)
  return program
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
