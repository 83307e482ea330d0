import { resolve } from 'node:path'
import type { Command } from 'commander'
import { performs } from './command-line'

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
