import { useState } from 'react'
import { useEnvironment } from '../../state'
import type { LoginAddress } from './address-parameters'

interface WaysOptions {
  readonly basicAuthLoginEnabled: boolean
  readonly showBasicAuthLoginLink: boolean
  readonly idpLoginEnabled: boolean
  readonly idpLoginReturnTo?: string
  readonly idpLoginCallbackUrl?: string
  onIdpIsLoading(detail: { isLoading: boolean }): boolean
}

/** Which ways to sign in are offered, and the two that are not the form's. */
export function useWays(options: WaysOptions, address: LoginAddress, leave: () => void) {
  const { portal } = useEnvironment()
  const [isBasicForced, setBasicForced] = useState(address.forcesBasic)
  const { basicAuthLoginEnabled: basic, idpLoginEnabled: sso } = options
  const isDeveloper = portal.config.userEntity === 'developer'

  /** An option that is no address is told to the embedder; the visitor keeps the other ways. */
  async function startSso() {
    try {
      const { ssoAddress } = await import('./sso-address')
      const { idpLoginReturnTo: returnTo, idpLoginCallbackUrl: callbackUrl } = options
      const target = ssoAddress(portal.config, { returnTo, callbackUrl, provider: address.provider })
      leave()
      options.onIdpIsLoading({ isLoading: true })
      window.location.assign(target)
    } catch (mistake) {
      console.error(mistake)
    }
  }

  return {
    hasForm: basic || isBasicForced || !sso,
    hasSso: sso && (isDeveloper || address.provider !== undefined),
    hasBasicLink: sso && !basic && !isBasicForced && !isDeveloper && options.showBasicAuthLoginLink,
    startSso: () => void startSso(),
    chooseBasic: () => setBasicForced(true),
  }
}
