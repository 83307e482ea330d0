import { isRecord } from '../lib/is-record'
import { webUrl } from '../lib/web-url'
import type { Credentials, FormsClient } from './forms-client'
import { type ApiResponse, type RequestOptions, objectOf, send } from './transport'
import type { Developer } from './types'
import { type VerifiedEmail, verifiedEmailIn } from './verified-email'

export interface DeveloperResource {
  /**
   * Starts a session.
   *
   * @throws {PortalError} `unauthorized` for wrong credentials and for accounts without approval, `locked`, `rate-limited`,
   *   `timeout` after 30 000 ms.
   */
  authenticate(credentials: Credentials, options?: RequestOptions): Promise<void>
  /** Confirms an e-mail address with the token of a mail. @throws {PortalError} `not-found` for a token that is unknown or used up. */
  verifyEmail(token: string, options?: RequestOptions): Promise<VerifiedEmail>
  /**
   * Returns the profile of the signed-in developer. Requested right after a sign-in, so a 401 is final and no session is renewed.
   */
  me(options?: RequestOptions): Promise<Developer>
  /** Ends the session. `logoutUrl`: where the browser should go if the session of an identity provider ends too. */
  logout(options?: RequestOptions): Promise<{ logoutUrl?: string }>
  /** Exchanges the refresh cookie for new tokens. */
  refresh(options?: RequestOptions): Promise<void>
}

function logoutUrlOf({ body }: ApiResponse): { logoutUrl?: string } {
  const address = isRecord(body) ? body.logout_url : undefined
  return typeof address === 'string' && webUrl(address) ? { logoutUrl: address } : {}
}

export function developerResource(
  apiBaseUrl: string,
  language: string,
  forms: FormsClient,
): DeveloperResource {
  const call = (method: 'GET' | 'POST', path: string, options: RequestOptions = {}) =>
    send({
      ...options,
      method,
      url: `${apiBaseUrl}/api/v2/developer${path}`,
      language,
      credentials: 'include',
    })

  return {
    async authenticate(credentials, options) {
      await forms.submit(
        'authenticate-request',
        'POST',
        '/api/v2/developer/authenticate',
        credentials,
        options,
      )
    },
    verifyEmail: async (token, options) =>
      verifiedEmailIn(
        await forms.submit(
          'verify-email-request',
          'POST',
          '/api/v2/developer/verify-email',
          { token },
          options,
        ),
      ),
    me: async (options) => objectOf(await call('GET', '/me', options)),
    logout: async (options) => logoutUrlOf(await call('POST', '/logout', options)),
    async refresh(options) {
      await call('POST', '/refresh', options)
    },
  }
}
