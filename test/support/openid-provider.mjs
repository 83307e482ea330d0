import { createServer } from 'node:http'
import Provider from 'oidc-provider'

export async function startOpenIdProvider({ redirectUrl }) {
  const server = createServer()
  await new Promise((listening) => server.listen(0, 'localhost', listening))
  const url = `http://localhost:${server.address().port}`
  const provider = new Provider(url, {
    clients: [
      {
        client_id: 'try-it',
        token_endpoint_auth_method: 'none',
        redirect_uris: [redirectUrl],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
      {
        client_id: 'machine',
        client_secret: 'machine-secret',
        redirect_uris: [],
        grant_types: ['client_credentials'],
        response_types: [],
      },
    ],
    scopes: ['openid', 'piers:read', 'piers:write'],
    features: { devInteractions: { enabled: true }, clientCredentials: { enabled: true } },
    pkce: { required: () => true },
    clientBasedCORS: () => true,
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id }) }),
    cookies: { keys: ['not a secret: of a test'] },
  })
  server.on('request', provider.callback())

  return {
    url,
    async owner(accessToken) {
      const token =
        (await provider.AccessToken.find(accessToken)) ?? (await provider.ClientCredentials.find(accessToken))
      return token && { client: token.clientId, account: token.accountId, scope: token.scope ?? '' }
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
