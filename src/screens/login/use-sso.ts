import { paths } from '../../router/paths'
import { useEffect, useEffectEvent, useRef } from 'react'
import { runInBackground } from '../../lib/run-in-background'
import { FormMistake } from '../../parts/form/form-problem'
import { beginLoginCode, StorageBlocked, useNavigation, usePortal } from '../../state'
import type { LoginAddress } from './address-parameters'
import { callbackAddress, ssoAddress } from './sso-address'
import type { LoginEvent, LoginState } from './login-states'

interface SsoOptions {
  readonly idpLoginEnabled: boolean
  readonly idpLoginReturnTo?: string
  readonly idpLoginCallbackUrl?: string
  onIdpIsLoading(detail: { isLoading: boolean }): boolean
}

interface SsoLogin {
  readonly state: LoginState
  readonly address: LoginAddress
  dispatch(event: LoginEvent): void
  fail(failure: unknown): void
}

/**
 * Single sign-on. It starts by itself, once, where the address names a way and the embedder a place to return to; and it hands
 * on what an identity provider has answered. `start` is for the button.
 */
export function useSso(options: SsoOptions, { state, address, dispatch, fail }: SsoLogin) {
  const portal = usePortal()
  const { assembled, hrefFor, leave, navigate } = useNavigation()
  const { idpLoginEnabled, idpLoginCallbackUrl: callbackUrl } = options
  const ownLogin = assembled ? new URL(hrefFor(paths.login), window.location.href).href : undefined
  const returnTo = options.idpLoginReturnTo ?? ownLogin
  const { provider, providerResponse, token, hasLoggedOut } = address
  const hasLeft = useRef(false)

  const isDeveloper = portal.config.userEntity === 'developer'
  const hasProvider = isDeveloper ? provider === 'sso' : provider !== undefined
  const isEnabled = idpLoginEnabled && token === undefined
  const shouldStart = isEnabled && hasProvider && !hasLoggedOut && Boolean(returnTo?.trim())
  const shouldEnd = isEnabled && providerResponse !== undefined

  /** An invalid option is logged for the embedder; the visitor keeps the other sign-in methods. */
  async function leaveFor(target: () => string | Promise<string>, goes: { replace: boolean }): Promise<void> {
    dispatch('sso')
    options.onIdpIsLoading({ isLoading: true })
    try {
      if (!leave(await target(), goes)) stop()
    } catch (error) {
      console.error(error)
      stop()
      if (error instanceof StorageBlocked) fail(new FormMistake('storageBlocked'))
    }
  }

  function stop(): void {
    dispatch('sso_stopped')
    options.onIdpIsLoading({ isLoading: false })
  }

  const start = (goes: { replace: boolean }) =>
    leaveFor(async () => {
      const codeChallenge = isDeveloper ? await beginLoginCode(portal.config.apiBaseUrl, returnTo) : undefined
      return ssoAddress(portal.config, { returnTo, callbackUrl, provider, codeChallenge })
    }, goes)

  // Inside the portal its guards do this.
  const isUnknown = isDeveloper && !assembled && provider !== undefined && !hasProvider && token === undefined
  const goToLogin = useEffectEvent(() =>
    navigate(`${paths.login}${window.location.search}`, { replace: true }),
  )
  useEffect(() => {
    if (isUnknown) goToLogin()
  }, [isUnknown])

  // In place of this page in the history: to come back to it would be to be sent away again.
  const leaveAtOnce = useEffectEvent(() => {
    if (hasLeft.current) return
    hasLeft.current = true
    const goes = { replace: true }
    if (shouldStart) runInBackground(start(goes))
    else runInBackground(leaveFor(() => callbackAddress(portal.config, providerResponse ?? ''), goes))
  })
  useEffect(() => {
    if (shouldStart || shouldEnd) leaveAtOnce()
  }, [shouldStart, shouldEnd])

  // A browser may keep the page as it was left and show it again when the visitor comes back.
  const isLeaving = state === 'from_url'
  const comeBack = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted) stop()
  })
  useEffect(() => {
    if (!isLeaving) return
    const listener = (event: PageTransitionEvent) => comeBack(event)
    window.addEventListener('pageshow', listener)
    return () => window.removeEventListener('pageshow', listener)
  }, [isLeaving])

  return { start: () => runInBackground(start({ replace: false })) }
}
