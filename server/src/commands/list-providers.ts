import { readPortal } from '../store/portal'
import type { Command } from './command'

/** Lists the identity providers of the settings. */
export const listProviders: Command<Record<never, never>> = {
  async run({ db }) {
    const { settings } = await readPortal(db)
    const { providers, sso } = settings.sign_in
    return {
      lines:
        providers.length === 0
          ? ['There are no identity providers in portal.yaml.']
          : providers.map(
              ({ name, issuer, client_id: id, kinds }) =>
                `${name}  ${issuer}  client ${id}  ${kinds.join(', ')}${sso ? '' : '  (single sign-on is off)'}`,
            ),
      records: providers,
    }
  },
}
