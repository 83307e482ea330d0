import type { Credentials, FormsClient } from './forms-client'
import { type RequestOptions, send } from './transport'
import { type VerifiedEmail, verifiedEmailIn } from './verified-email'

export interface UserResource {
  /** Starts a session. @throws {PortalError} as for developers. */
  authenticate(credentials: Credentials, options?: RequestOptions): Promise<void>
  /** Confirms an e-mail address. @throws {PortalError} as for developers. */
  verifyEmail(token: string, options?: RequestOptions): Promise<VerifiedEmail>
  /** Ends the session. */
  logout(options?: RequestOptions): Promise<void>
  /** Exchanges the refresh cookie for new tokens. */
  refresh(options?: RequestOptions): Promise<void>
}

export function userResource(apiBaseUrl: string, language: string, forms: FormsClient): UserResource {
  async function post(path: string, options: RequestOptions = {}): Promise<void> {
    await send({
      ...options,
      method: 'POST',
      url: `${apiBaseUrl}/api/v1${path}`,
      language,
      credentials: 'include',
    })
  }

  return {
    async authenticate(credentials, options) {
      await forms.submit('authenticate-request', 'POST', '/api/v1/authenticate', credentials, options)
    },
    verifyEmail: async (token, options) =>
      verifiedEmailIn(
        await forms.submit(
          'verify-email-request',
          'PATCH',
          '/api/v1/email-verifications',
          { token },
          options,
        ),
      ),
    logout: (options) => post('/logout', options),
    refresh: (options) => post('/refresh', options),
  }
}
