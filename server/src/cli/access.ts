import { Argument, type Command } from 'commander'
import type { SetAccessOptions } from '../commands/set-access'
import { readConfig } from '../config/config'
import { productActions } from '../store/settings'
import { lists, performs } from './command-line'

const decisions: readonly [string, string, SetAccessOptions['isAllowed']][] = [
  ['grant', 'allow it, even where the product does not', true],
  ['deny', 'forbid it, even where the product allows it to everyone', false],
  ['reset', 'leave it to the product again', null],
]

/** `portal-server access …` */
export function addAccess(program: Command): void {
  const access = program.command('access').description('what single developers may do with single products')
  lists(
    access
      .command('list')
      .description('what was granted and denied, with developer and product, by developer')
      .option('--developer <account>', 'only of this developer: e-mail address, or ID')
      .option('--product <product>', 'only of this product: name of its folder, or its ID'),
    'access list',
  )
  for (const [name, description, isAllowed] of decisions) {
    performs(
      access
        .command(name)
        .description(description)
        .argument('<email>', 'of the developer')
        .argument('<product>', "name of the product's folder, or its ID")
        .addArgument(new Argument('[action]', 'default: both').choices(productActions)),
      'access',
      ([email = '', product = '', action]) => ({
        email,
        product,
        actions: productActions.filter((one) => action === undefined || one === action),
        isAllowed,
        rbac: readConfig(process.env).overrides.rbacEnabled,
      }),
    )
  }
}
