import { originOf } from '../http/actor'
import { operation } from '../http/operation'
import { Problem } from '../http/problem'
import { endByLogoutToken } from '../rules/sso/end-at-provider'
import { failureText } from '../sso/provider-failure'

/** OpenID Connect Back-Channel Logout: the provider says that someone signed out there. */
export const endSessionsAtProvider = operation<{ params: { provider: string } }>({
  id: 'endSessionsAtProvider',
  access: 'anyone',
  isUrlEncoded: true,

  async handle({ portal, services, request, params, body }) {
    const { sso, database } = services
    const provider = portal.settings.sign_in.providers.find(({ name }) => name === params.provider)
    if (!provider) throw new Problem('notFound')
    const [token, ...more] = body instanceof URLSearchParams ? body.getAll('logout_token') : []
    if (token === undefined || more.length > 0) throw invalidToken()
    const logout = await sso.clients
      .of(provider)
      .then((client) => sso.logoutTokens.verify(client, token))
      .catch((error: unknown) => {
        const entry = { request_id: request.id, provider: provider.name, cause: failureText(error) }
        request.log.warn(entry, 'A logout token cannot be validated, because the provider cannot be read')
        throw new Problem('unavailable')
      })
    if (!logout) throw invalidToken()
    const ended = await endByLogoutToken(database, logout, originOf(request))
    if (ended === undefined) throw invalidToken()
    return { status: 200 }
  },
})

function invalidToken(): Problem {
  return new Problem('logoutTokenInvalid', {
    invalidParameters: [{ field: 'logout_token', source: 'body', rule: 'invalid' }],
  })
}
