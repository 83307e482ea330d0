import type { PortalApi } from './portal-api-client'
import type { RequestOptions } from './send-options'
import { unexpectedResponse } from './transport'
import type { AccountSession, Profile } from './types'

/*
 * The account of the signed-in developer or user. Servers without an operation refuse it with `not-found`. Users have a session on any
 * portal, so their requests have cookies.
 */

const ofUser = ({ accountBaseUrl }: PortalApi) =>
  ({ baseUrl: accountBaseUrl, credentials: 'include' }) as const

export const loadProfile = (api: PortalApi, options?: RequestOptions): Promise<Profile> =>
  api.userEntity === 'developer'
    ? api.GET('/api/v2/developer/me', options)
    : api.GET('/v2/users/me', { ...ofUser(api), ...options })

export function renameProfile(api: PortalApi, fullName: string): Promise<Profile> {
  const body = { full_name: fullName }
  return api.userEntity === 'developer'
    ? api.PATCH('/api/v2/developer/me', { body })
    : api.PATCH('/v2/users/me', { ...ofUser(api), body })
}

/** Loads the sessions, that of this browser included. */
export async function loadSessions(
  api: PortalApi,
  options?: RequestOptions,
): Promise<readonly AccountSession[]> {
  const { data, request, response } =
    api.userEntity === 'developer'
      ? await api.request('get', '/api/v2/developer/sessions', options)
      : await api.request('get', '/v2/users/me/sessions', { ...ofUser(api), ...options })
  if (!Array.isArray(data.data)) throw unexpectedResponse(request, response)
  return data.data
}

export async function endSession(api: PortalApi, sessionId: string): Promise<void> {
  const params = { path: { sessionId } }
  await (api.userEntity === 'developer'
    ? api.DELETE('/api/v2/developer/sessions/{sessionId}', { params })
    : api.DELETE('/v2/users/me/sessions/{sessionId}', { ...ofUser(api), params }))
}

/** Ends all sessions but that of this browser. */
export async function endOtherSessions(api: PortalApi): Promise<void> {
  await (api.userEntity === 'developer'
    ? api.DELETE('/api/v2/developer/sessions')
    : api.DELETE('/v2/users/me/sessions', ofUser(api)))
}
