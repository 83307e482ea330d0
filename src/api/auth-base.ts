import type { paths } from './portal-api'

export type UserEntity = 'user' | 'developer'

interface AuthBaseOptions {
  readonly apiBaseUrl: string
  /** Used for both kinds if set. */
  readonly authBaseUrl?: string
  readonly userEntity: UserEntity
}

/** Returns the base URL of the forms' requests: `{api}/auth` for users and `{api}` for developers, unless one was set. */
export function authBaseOf({ apiBaseUrl, authBaseUrl, userEntity }: AuthBaseOptions): string {
  if (authBaseUrl) return authBaseUrl
  return userEntity === 'user' ? `${apiBaseUrl}/auth` : apiBaseUrl
}

/** Returns the URL below which sign-ins through identity providers begin and end. */
export function signInUrl(options: AuthBaseOptions): string {
  const path = options.userEntity === 'developer' ? '/api/v2/developer/authenticate' : '/api/v1/authenticate'
  return authBaseOf(options) + (path satisfies keyof paths)
}
