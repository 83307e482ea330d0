import type { Command } from 'commander'
import { performs, prints } from './command-line'
import { exitCodes } from './exit-codes'

/** `portal-server start`, `check`, `migrate` and `status`. */
export function addServer(program: Command): void {
  program
    .command('start')
    .description('migrate the database, and serve the portal until SIGINT or SIGTERM')
    .option(
      '--until-stdin-ends',
      'stop as well when standard input ends, as when the parent process is killed',
    )
    .action(async (options: { untilStdinEnds?: boolean }) => {
      const { start } = await import('./start')
      await start(process.env, options)
    })

  prints(
    program
      .command('check')
      .description('read the settings, and try the database and the mail server; nothing is changed'),
    async () => (await import('../check')).checkAll(process.env, exitCodes),
  )

  performs(
    program.command('migrate').description('bring the database to the schema of this version, or make it'),
    'migrate',
    () => ({}),
  )

  performs(
    program.command('status').description('version, database, schema, and what waits for an operator'),
    'status',
    () => ({}),
  )
}
