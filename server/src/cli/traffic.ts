import { resolve } from 'node:path'
import { Option, type Command } from 'commander'
import { refusalReasons } from '../traffic/ingest/refusal-reasons'
import { lists, performs, shownEntries } from './command-line'

/** `portal-server traffic …` */
export function addTraffic(program: Command): void {
  const traffic = program.command('traffic').description('requests that gateways handled')

  performs(
    traffic
      .command('import')
      .description('store requests of a file, one JSON object a line, as gateways report them')
      .argument('<file>')
      .requiredOption('--gateway <name>', 'name of the gateway key under which they count as reported'),
    'traffic import',
    ([file = ''], { gateway }) => ({ file: resolve(file), gateway: String(gateway) }),
  )
}

/** `portal-server requests …` */
export function addRequests(program: Command): void {
  lists(
    program
      .command('requests')
      .description('single requests that gateways reported')
      .command('list')
      .description('time, status, path, version, developer, ID and name of the application, the latest first')
      .option('--developer <account>', "only of this developer's applications: e-mail address, or ID")
      .option('--application <application>', 'only of this one: ID, or name')
      .addOption(new Option('--reason <reason>', 'only those refused for it').choices(refusalReasons)),
    'requests list',
    shownEntries,
  )
}
