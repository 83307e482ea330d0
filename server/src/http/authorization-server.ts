import type { FastifyRequest } from 'fastify'
import { signingAlgorithm } from '../rules/gateway/client-token'
import type { Config } from '../config/config'
import { portalUrlOf } from './portal-url'

/** Returns where an OAuth library finds the rest, as RFC 8414 has it. */
export function authorizationServer(request: Pick<FastifyRequest, 'server'>, config: Config) {
  const issuer = portalUrlOf(request, config)
  return {
    issuer,
    token_endpoint: `${issuer}/oauth/token`,
    introspection_endpoint: `${issuer}/oauth/introspect`,
    jwks_uri: `${issuer}/.well-known/jwks.json`,
    grant_types_supported: ['client_credentials'],
    response_types_supported: [],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
    introspection_endpoint_auth_methods_supported: ['client_secret_basic', 'Bearer'],
  }
}

/** The same at the address where libraries for OpenID Connect look, with what they require. There are no ID tokens. */
export function openidConfiguration(request: Pick<FastifyRequest, 'server'>, config: Config) {
  return {
    ...authorizationServer(request, config),
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: [signingAlgorithm],
  }
}
