import { authBaseOf } from './auth-base'
import { createPortalClient, type PortalClient } from './portal-client'
import type { PortalApiOptions } from './resources'

export interface AccountClient {
  readonly client: PortalClient
  /** Path of the profile. */
  readonly me: string
  /** Path of the sessions. */
  readonly sessions: string
}

/** Returns what sends requests about the signed-in account. Those of users are where the forms are, with cookies on any portal. */
export function accountClient(options: PortalApiOptions): AccountClient {
  if (options.userEntity === 'developer')
    return { client: createPortalClient(options), me: '/developer/me', sessions: '/developer/sessions' }
  const apiBaseUrl = authBaseOf(options).replace(/[/]auth$/i, '')
  const client = createPortalClient({ ...options, apiBaseUrl, root: '/v2', sendsCredentials: () => true })
  return { client, me: '/users/me', sessions: '/users/me/sessions' }
}
