import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import type { ApplicationAccess } from '../store/application-access'
import type { Database } from '../store/database'
import { clientTokenType, signingAlgorithm } from './gateway/client-token'
import { currentSigningKey } from './signing-keys'

/** A token of an application, for the APIs that it is registered for. */
export async function issueClientToken(
  database: Pick<Database, 'db' | 'keyring'>,
  application: ApplicationAccess,
  options: { issuer: string; lifetimeSeconds: number; scopes: readonly string[] },
): Promise<string> {
  const { id, key } = await currentSigningKey(database)
  // For gateways that check tokens by themselves; what was registered later than the token, only introspection knows.
  const audience = application.product_versions.map(({ product, name }) => `${product}/${name}`)
  // An audience is required (RFC 9068). A token without access to any API is for the portal alone.
  const token = new SignJWT({
    client_id: application.reference_id,
    scope: options.scopes.join(' '),
    secret_version: application.secret_version,
  })
    .setProtectedHeader({ alg: signingAlgorithm, typ: clientTokenType, kid: id })
    .setIssuer(options.issuer)
    .setAudience(audience.length > 0 ? audience : options.issuer)
    .setSubject(application.id)
    .setJti(randomUUID())
    .setIssuedAt()
    .setExpirationTime(`${options.lifetimeSeconds} seconds`)
  return token.sign(key)
}
