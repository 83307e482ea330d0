import type { Command } from 'commander'
import { resolve } from 'node:path'
import type { CommandName, OptionsOf } from '../commands'
import { readConfig } from '../config/config'
import { ConfigError, readerOf } from '../config/environment'
import { perform } from '../control/perform'
import { performs, prints } from './command-line'
import { confirmed } from './confirm'

/** `portal-server import`, `export`, `backup`, `restore` and `copy`. */
export function addData(program: Command): void {
  prints(
    program
      .command('import')
      .description('make the portal say what a folder says: portal.yaml and a folder per product')
      .argument('<folder>')
      .option('--dry-run', 'show what would be added, changed and removed, and write nothing')
      .option('--strict', 'refuse a folder with warnings')
      .option('--prune', 'remove products that the folder does not have')
      .option(
        '--yes',
        'confirm that more than a tenth of the products are removed, or that products become visible to everyone',
      ),
    ([folder = ''], { dryRun, strict, prune, yes }) =>
      confirmed((phrase) =>
        perform(
          readConfig(process.env),
          'import' satisfies CommandName,
          {
            folder: resolve(folder),
            dryRun: dryRun === true,
            strict: strict === true,
            prune: prune === true,
            rbac: readConfig(process.env).overrides.rbacEnabled,
            confirmation: yes === true ? true : phrase,
          } satisfies OptionsOf<'import'>,
        ),
      ),
  )

  performs(
    program
      .command('export')
      .description('write portal.yaml and a folder per product, as an import reads them')
      .argument('<folder>', 'a new or an empty one'),
    'export',
    ([folder = '']) => ({ folder: resolve(folder) }),
  )

  performs(
    program
      .command('backup')
      .description('write everything into a file, while the server runs')
      .argument('<file>'),
    'backup',
    ([file = '']) => ({ file: resolve(file) }),
  )

  performs(
    program.command('restore').description('read a backup into an empty database').argument('<file>'),
    'restore',
    ([file = '']) => ({ file: resolve(file) }),
  )

  performs(
    program
      .command('copy')
      .description('copy everything from the embedded database into an empty PostgreSQL database')
      .argument('[url]', 'without a password; else set TARGET_DATABASE_URL or TARGET_DATABASE_URL_FILE'),
    'copy',
    ([url]) => ({ databaseUrl: targetOf(url) }),
  )
}

/** Other users of the machine see the arguments of every process, so no password is taken there. */
function targetOf(url: string | undefined): string {
  const read = readerOf(process.env)
  const target = url ?? read.secret('TARGET_DATABASE_URL')
  if (read.mistakes.length > 0) throw new ConfigError(read.mistakes)
  if (target === undefined)
    throw new ConfigError(
      'Set TARGET_DATABASE_URL, or TARGET_DATABASE_URL_FILE, to the database to copy into.',
    )
  if (url !== undefined && URL.canParse(url) && new URL(url).password !== '')
    throw new ConfigError(
      'An argument must not hold a password: everyone on this machine can read it. Set TARGET_DATABASE_URL, or TARGET_DATABASE_URL_FILE, instead.',
    )
  return target
}
