import { originOf } from '../http/actor'
import { operation } from '../http/operation'
import { Problem } from '../http/problem'
import { clearSessionCookies, refreshTokenOf, setSessionCookies } from '../http/session-cookies'

/** Trades the refresh cookie for a new pair. After a refusal the browser has neither, so that it does not try again. */
export const refresh = operation({
  id: 'refresh',
  access: 'anyone',

  async handle({ services, request, reply }) {
    const { config, sessions } = services
    const token = refreshTokenOf(request)
    if (token === undefined) throw new Problem('sessionRequired')
    const tokens = await sessions.refresh(token, originOf(request))
    if (!tokens) {
      clearSessionCookies(request, reply, config)
      throw new Problem('sessionExpired')
    }
    setSessionCookies({ request, reply, config }, tokens)
    return { status: 200 }
  },
})
