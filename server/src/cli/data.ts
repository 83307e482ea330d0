import type { Command } from 'commander'
import { resolve } from 'node:path'
import { copyToPostgres } from '../commands/copy-to-postgres'
import { importContent, type ImportContentOptions } from '../commands/import-content'
import { readConfig } from '../config/config'
import { perform } from '../control/perform'
import { performs, prints } from './command-line'
import { confirmed } from './confirm'

/** `portal-server import` and `copy`. */
export function addData(program: Command): void {
  prints(
    program
      .command('import')
      .description('make the portal say what a folder says: portal.yaml and a folder per product')
      .argument('<folder>')
      .option('--dry-run', 'show what would be added, changed and removed, and write nothing')
      .option('--prune', 'remove products that the folder does not have')
      .option('--yes', 'confirm that more than a tenth of the products are removed'),
    ([folder = ''], { dryRun, prune, yes }) =>
      confirmed((phrase) =>
        perform(readConfig(process.env), importContent.name, {
          folder: resolve(folder),
          dryRun: dryRun === true,
          prune: prune === true,
          confirmation: yes === true ? true : phrase,
        } satisfies ImportContentOptions),
      ),
  )

  performs(
    program
      .command('copy')
      .description('copy everything from the embedded database into an empty PostgreSQL database')
      .argument('<url>', 'postgres://user:password@host:5432/database'),
    copyToPostgres,
    ([databaseUrl = '']) => ({ databaseUrl }),
  )
}
