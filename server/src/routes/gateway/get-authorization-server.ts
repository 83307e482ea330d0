import { json } from '../../http/operation-response'
import { operation } from '../../http/operation'
import { portalUrlOf } from '../../http/portal-url'

/** RFC 8414: where an OAuth library finds the rest. */
export const getAuthorizationServer = operation({
  id: 'getAuthorizationServer',
  access: 'anyone',

  handle({ request, services }) {
    const issuer = portalUrlOf(request, services.config)
    return Promise.resolve(
      json({
        issuer,
        token_endpoint: `${issuer}/oauth/token`,
        introspection_endpoint: `${issuer}/oauth/introspect`,
        jwks_uri: `${issuer}/.well-known/jwks.json`,
        grant_types_supported: ['client_credentials'],
        response_types_supported: [],
        token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
      }),
    )
  },
})
