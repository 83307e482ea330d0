export type UserEntity = 'user' | 'developer'

interface AuthBaseOptions {
  readonly apiBaseUrl: string
  /** Set, both kinds use it. */
  readonly authBaseUrl?: string
  readonly userEntity: UserEntity
}

/** Where the forms' calls go: `{api}/auth` for users and `{api}` for developers, unless an address was set. */
export function authBaseOf({ apiBaseUrl, authBaseUrl, userEntity }: AuthBaseOptions): string {
  if (authBaseUrl) return authBaseUrl
  return userEntity === 'user' ? `${apiBaseUrl}/auth` : apiBaseUrl
}
