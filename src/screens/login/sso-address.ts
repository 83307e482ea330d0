import type { PortalConfig } from '../../state'

interface SsoOptions {
  /** Option values of the embedder: where the identity provider's round trip ends, and, for users, where it answers. */
  readonly returnTo: string | undefined
  readonly callbackUrl: string | undefined
  /** Second segment of the page's path. For users only. */
  readonly provider: string | undefined
}

/** @throws {TypeError} which names the option that is no web address. */
function webAddress(option: string, given: string): string {
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (!url || !/^https?:$/.test(url.protocol))
    throw new TypeError(`"${option}" is not a web address: ${given}`)
  return url.href
}

/**
 * Address at which a sign-in through an identity provider begins. The return address defaults to this origin's `/login`.
 *
 * @throws {TypeError} when an option is malformed; nothing has been started then.
 */
export function ssoAddress(
  { apiBaseUrl, authBaseUrl, portalId, userEntity }: PortalConfig,
  { returnTo, callbackUrl, provider }: SsoOptions,
): string {
  const ownLogin = `${window.location.origin}/login`
  const query = new URLSearchParams({
    returnTo: webAddress('idp-login-return-to', returnTo?.trim() || ownLogin),
  })
  if (userEntity === 'developer') {
    if (!portalId) throw new TypeError('"portal-id" is required for single sign-on of developers.')
    return `${authBaseUrl || apiBaseUrl}/api/v2/developer/authenticate/sso?${query}`
  }
  query.set('callback_url', webAddress('idp-login-callback-url', callbackUrl?.trim() || ownLogin))
  const way = encodeURIComponent(provider ?? 'sso')
  return `${authBaseUrl || `${apiBaseUrl}/auth`}/api/v1/authenticate/${way}?${query}`
}
