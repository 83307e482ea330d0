import { resolve } from 'node:path'
import type { Command } from 'commander'
import { performs } from './command-line'

/** `portal-server credentials …` */
export function addCredentials(program: Command): void {
  performs(
    program
      .command('credentials')
      .description('keys of applications')
      .command('import')
      .description('take over keys of another system, of which a file has the SHA-256 hashes')
      .argument('<file>')
      .option('--dry-run', 'show what would be imported, and write nothing')
      .option('--yes', 'confirm that the keys are as random as the file states'),
    'credentials import',
    ([file = ''], { dryRun, yes }, phrase) => ({
      file: resolve(file),
      dryRun: dryRun === true,
      confirmation: yes === true ? true : phrase,
    }),
  )
}
