import type { Command } from 'commander'
import { lists, performs } from './command-line'

/** `portal-server products …` */
export function addProducts(program: Command): void {
  lists(
    program
      .command('products')
      .description('products that were imported')
      .command('list')
      .description('folder, ID, who may view it and register, versions and name, by name'),
    'products list',
  )
}

/** `portal-server versions …` */
export function addVersions(program: Command): void {
  const versions = program.command('versions').description('steps of versions, beside what product.yaml says')
  const withReplacement = (line: Command) =>
    line
      .argument('<version>', 'folder of the product and name, such as tides/1.0, or ID')
      .option(
        '--replaced-by <version>',
        'named in the mail; default: the newest published one of the product',
      )

  performs(
    withReplacement(
      versions.command('deprecate').description('deprecate one, and mail the developers who use it'),
    ).option('--sunset <time>', 'when it becomes sunset: a date in UTC, or a date and time, in ISO 8601'),
    'versions deprecate',
    ([version = ''], given) => ({ ...(given as { sunset?: string; replacedBy?: string }), version }),
  )
  performs(
    withReplacement(
      versions
        .command('sunset')
        .description(
          'end one at once: gateways refuse its requests, and the developers who use it are mailed',
        ),
    ),
    'versions sunset',
    ([version = ''], given) => ({ ...(given as { replacedBy?: string }), version }),
  )
  performs(
    versions.command('reset').description('leave it to product.yaml again').argument('<version>'),
    'versions reset',
    ([version = '']) => ({ version }),
  )
}
