import { noContent } from '../http/answer'
import { operation } from '../http/operation'
import { accessTokenOf, clearSessionCookies, refreshTokenOf } from '../http/session-cookies'

/** Succeeds without a session as well: what the caller wants is already so. */
export const logout = operation({
  id: 'logout',
  access: 'anyone',

  async handle({ services, request, reply }) {
    const tokens = { access: accessTokenOf(request), refresh: refreshTokenOf(request) }
    await services.sessions.end(tokens, 'logout')
    clearSessionCookies(request, reply, services.config)
    return noContent
  },
})
