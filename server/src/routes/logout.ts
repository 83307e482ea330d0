import { originOf } from '../http/actor'
import { noContent } from '../http/operation-response'
import { operation } from '../http/operation'
import { bearerOf, clearSessionCookies, cookieTokensOf } from '../http/session-cookies'

/** Succeeds without a session as well: what the caller wants is already so. */
export const logout = operation({
  id: 'logout',
  access: 'anyone',

  async handle({ services, request, reply }) {
    const { sessions } = services
    const origin = originOf(request)
    await sessions.end(cookieTokensOf(request), 'logout', origin)
    await sessions.end({ access: bearerOf(request) }, 'logout', origin)
    clearSessionCookies(request, reply, services.config)
    return noContent
  },
})
