import {
  findAccessByClient,
  findAccessByKey,
  findApplicationOfRevokedAccount,
} from '../store/application-access'
import { findKnownKeys } from '../store/revoked-credentials'
import type { Database } from '../store/database'
import { readClientToken } from './gateway/client-token'
import { introspectionOf, type Introspection } from './gateway/decide'
import { hasValidChecksum, isSecret, secretHash } from './issued-secrets'
import type { IntrospectingKeys } from './introspecting-keys'
import type { RecordedUses } from './recorded-uses'
import { verificationKey } from './signing-keys'

export interface Introspecting {
  database: Pick<Database, 'introspection'>
  uses: RecordedUses
  introspectingKeys: IntrospectingKeys
}

/**
 * Returns the current access of a key or a token of an application, and records on which day a key was used last.
 *
 * @param isRestricted - Whether the portal has access control.
 */
export async function introspect(
  { database: { introspection: db }, uses, introspectingKeys }: Introspecting,
  token: string,
  isRestricted: boolean,
): Promise<Introspection> {
  if (hasValidChecksum('key', token)) return introspectionOf(await factsOfKey())
  if (isSecret('key', token)) return introspectionOf({ kind: 'key' })
  const claims = await readClientToken(token, (kid) =>
    introspectingKeys.verificationKeys.getOrLoad(kid, () => verificationKey(db, kid)),
  )
  if (!claims) {
    // Keys that were imported look as the system has it that issued them.
    const imported = await factsOfKey()
    if (imported.access ?? imported.known) return introspectionOf(imported)
  }
  const access = claims && (await findAccessByClient(db, claims.clientId, 'client_credentials', isRestricted))
  const revoked = await revokedApplication(db, access ? undefined : claims?.clientId)
  return introspectionOf({ kind: 'token', claims, access, revoked })

  async function factsOfKey() {
    const hash = secretHash(token)
    const access = await findAccessByKey(db, hash, isRestricted)
    if (access?.is_used_before) uses.credential(access.credential_id)
    const [known] = access ? [] : await findKnownKeys(db, [hash])
    return { kind: 'key' as const, access, known }
  }
}

/**
 * Returns the access of a client of an external authorization server.
 *
 * @param clientId - From the client's token, which the gateway has verified with its issuer.
 */
export async function introspectClient(
  { database: { introspection: db } }: Introspecting,
  clientId: string,
  isRestricted: boolean,
): Promise<Introspection> {
  const access = await findAccessByClient(db, clientId, 'self_managed_client_credentials', isRestricted)
  const revoked = await revokedApplication(db, access ? undefined : clientId)
  return introspectionOf({ kind: 'client', access, revoked })
}

async function revokedApplication(db: Database['introspection'], clientId: string | undefined) {
  return clientId === undefined ? undefined : findApplicationOfRevokedAccount(db, clientId)
}
