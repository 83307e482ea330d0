import type { Command } from 'commander'
import { readConfig } from '../config/config'
import { performs, prints } from './command-line'
import { exitCodes } from './exit-codes'

/** `portal-server providers …` */
export function addProviders(program: Command): void {
  const providers = program.command('providers').description('identity providers of portal.yaml')

  performs(providers.command('list').description('names, issuers and clients'), 'providers list', () => ({}))

  prints(
    providers
      .command('check')
      .description('try what each provider says about itself, its keys and its clock; nobody signs in')
      .argument('[name]', 'default: all'),
    async ([name]) => {
      const { checkNamedProviders } = await import('../check/check-named-providers')
      return checkNamedProviders(readConfig(process.env), name, exitCodes)
    },
  )
}
