import { send } from './transport'

interface LoginCode {
  readonly code: string
  /** Of the tab that began the sign-in. */
  readonly verifier: string
}

/**
 * Starts a session with the code of a single sign-on, for pages of other sites.
 *
 * @throws {PortalError} `invalid` for a code that is used or expired.
 */
export async function redeemLoginCode(apiBaseUrl: string, { code, verifier }: LoginCode): Promise<void> {
  await send({
    method: 'POST',
    url: `${apiBaseUrl}/api/v2/developer/authenticate/code`,
    json: { code, code_verifier: verifier },
    language: 'en',
    credentials: 'include',
  })
}
