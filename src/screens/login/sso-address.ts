import { paths } from '../../router/paths'
import { signInUrl } from '../../api'
import { resolveBaseUrl } from '../../lib/base-url'
import { webUrl } from '../../lib/web-url'
import type { PortalConfig } from '../../state'

interface SsoOptions {
  /** Option values of the embedder: where the identity provider's round trip ends, and, for users, where it answers. */
  readonly returnTo: string | undefined
  readonly callbackUrl: string | undefined
  /** Second segment of the page's path, as it is written there. For users only. */
  readonly provider: string | undefined
  /** For a page of another site. */
  readonly codeChallenge?: string
}

/** @throws {TypeError} which names the option that is no web address. */
function webAddress(option: string, given: string): string {
  const url = webUrl(given)
  if (!url) throw new TypeError(`"${option}" is not a web address: ${given}`)
  return url.href
}

const authenticateAddress = ({ authBaseUrl, ...config }: PortalConfig): string =>
  signInUrl({ ...config, authBaseUrl: authBaseUrl && resolveBaseUrl(authBaseUrl, window.location.href) })

/**
 * Address at which a sign-in through an identity provider begins. The return address defaults to this origin's `/login`.
 *
 * @throws {TypeError} when an option is malformed; nothing has been started then.
 */
export function ssoAddress(
  config: PortalConfig,
  { returnTo, callbackUrl, provider, codeChallenge }: SsoOptions,
): string {
  const ownLogin = `${window.location.origin}${paths.login}`
  const query = new URLSearchParams({
    returnTo: webAddress('idp-login-return-to', returnTo?.trim() || ownLogin),
  })
  if (config.userEntity === 'developer') {
    if (!config.portalId) throw new TypeError('"portal-id" is required for single sign-on of developers.')
    if (codeChallenge) query.set('code_challenge', codeChallenge)
    return `${authenticateAddress(config)}/sso?${query}`
  }
  query.set('callback_url', webAddress('idp-login-callback-url', callbackUrl?.trim() || ownLogin))
  return `${authenticateAddress(config)}/${encodedSegment(provider ?? 'sso')}?${query}`
}

/** Address that takes an identity provider's answer, which is handed on letter by letter. */
export const callbackAddress = (config: PortalConfig, response: string): string =>
  `${authenticateAddress(config)}/oidc-callback?${response}`

/** One segment of a path, whether it came encoded or not. */
function encodedSegment(segment: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(segment))
  } catch {
    return encodeURIComponent(segment)
  }
}
