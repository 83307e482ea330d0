import { originOf } from '../http/actor'
import { noContent } from '../http/operation-response'
import { languageOf } from '../http/negotiation'
import { operation } from '../http/operation'
import { Problem } from '../http/problem'
import { cookieTokensOf, setSessionCookies } from '../http/session-cookies'
import { signIn } from '../rules/sign-in'

export const authenticate = operation<{ body: { username: string; password: string } }>({
  id: 'authenticate',
  access: 'password-form',

  async handle({ body, services, request, reply }) {
    const { config, database, rateLimits, sessions } = services
    const origin = originOf(request)
    const attempt = {
      email: body.username,
      password: body.password,
      origin,
      language: languageOf(request.headers['accept-language']),
    }
    const result = await signIn(database.db, attempt, { limits: config.signIn, rateLimits })
    switch (result.outcome) {
      case 'limited':
        throw new Problem('rateLimited', { retryAfter: result.retryAfterSeconds })
      case 'wrong':
        throw new Problem('invalidCredentials')
      case 'locked':
        throw new Problem('accountLocked')
      case 'not-approved':
        throw new Problem('accountPending')
      case 'accepted':
        // The previous session of this browser ends, so that a shared browser keeps none of it.
        await sessions.end(cookieTokensOf(request), 'replaced', origin)
        setSessionCookies({ request, reply, config }, await sessions.start(result.developer.id, origin))
        return noContent
    }
  },
})
