import type { HostHistory, PortalHistory, PortalLocation } from '../../src/router'
import type { PortalContext } from '../../src/state'
import { matchRoute } from './routes'

/**
 * Returns a history that loads a page where the registration begins and ends, if a captcha of another provider protects it: the policy of the
 * portal's page allows the script of that provider there only.
 *
 * @param captcha - What the portal asks for, as far as it is known.
 */
export function withCaptchaPage<History extends PortalHistory | HostHistory>(
  history: History,
  captcha: () => PortalContext['captcha'],
): History {
  const isRegistration = ({ path }: PortalLocation) => matchRoute(path)?.route.name === 'registration'
  const load = (location: PortalLocation, how: 'assign' | 'replace') => {
    const { provider = 'proof_of_work', kinds = [] } = captcha() ?? {}
    const isRemote = provider !== 'proof_of_work' && kinds.includes('developer')
    if (!isRemote || isRegistration(location) === isRegistration(history.current())) return false
    window.location[how](history.hrefFor(location))
    return true
  }
  return {
    ...history,
    push: (location) => !load(location, 'assign') && history.push(location),
    replace: (location) => !load(location, 'replace') && history.replace(location),
  }
}
