import { refuse, type CommandOutput } from '../commands/command'
import type { Config } from '../config/config'
import { perform } from '../control/perform'
import type { IdentityProvider } from '../store/settings'
import { checkProviders } from './check-providers'
import { findingsOutput, type CheckExitCodes } from './findings-output'

/** Tries the providers of the portal, or one of them. @throws {CommandRefused} if there is none. */
export async function checkNamedProviders(
  config: Config,
  name: string | undefined,
  exitCodes: CheckExitCodes,
): Promise<CommandOutput> {
  const { records } = await perform(config, 'providers list', {})
  const all = records as readonly IdentityProvider[]
  const chosen = all.filter((provider) => name === undefined || provider.name === name)
  if (chosen.length === 0)
    return refuse(
      name === undefined
        ? 'There are no identity providers in portal.yaml.'
        : `There is no identity provider ${name}.`,
    )
  return findingsOutput(await checkProviders(chosen, config.clientSecrets), exitCodes)
}
