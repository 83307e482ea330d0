import { noContent } from '../http/answer'
import { operation } from '../http/operation'
import { Problem } from '../http/problem'
import { setSessionCookies } from '../http/session-cookies'
import { signIn } from '../rules/sign-in'

export const authenticate = operation<{ body: { username: string; password: string } }>({
  id: 'authenticate',
  access: 'password-form',

  async handle({ body, services, request, reply }) {
    const { config, database, sessions } = services
    const attempt = { email: body.username, password: body.password, address: request.ip }
    const result = await signIn(database.db, attempt, config.signIn)
    switch (result.outcome) {
      case 'limited':
        throw new Problem('rateLimited', { retryAfter: result.retryAfterSeconds })
      case 'wrong':
        throw new Problem('invalidCredentials')
      case 'locked':
        throw new Problem('accountLocked')
      case 'not-approved':
        throw new Problem('accountPending')
    }
    setSessionCookies({ request, reply, config }, await sessions.start(result.developer.id))
    return noContent
  },
})
