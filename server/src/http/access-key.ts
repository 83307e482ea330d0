import type { FastifyRequest } from 'fastify'
import { recordAttempt } from '../rules/attempts'
import type { MaybePromise } from '../lib/maybe-promise'
import { hasValidChecksum, secretHash } from '../rules/issued-secrets'
import { isPermitted, rolesFor, type Permission } from '../rules/permissions'
import { findShownAccessKey, type AccessKeyRecord, type ShownAccessKey } from '../store/access-keys'
import type { AccessKeyRole } from '../store/settings'
import { anonymousActor, originOf } from './actor'
import { basicCredentialsOf } from './basic-credentials'
import type { Circumstances } from './circumstances'
import type { Operation } from './operation'
import { Problem } from './problem'
import type { Services } from './services'
import { bearerOf } from './session-cookies'

/**
 * The key that a program shows, where only programs may call.
 *
 * @returns undefined for calls of people.
 * @throws {Problem} 401 without a good key, 403 with the roles that may when its own may not; 503 for both at the check.
 */
export function accessKeyOf(
  operation: Operation,
  services: Services,
  request: FastifyRequest,
): MaybePromise<AccessKeyRecord | undefined> {
  const { access } = operation
  if (access !== 'gateway' && access !== 'check' && access !== 'operator') return undefined
  const key = sentKeyOf(access, request)
  if (key === undefined) throw keyRefused(access, 'keyRequired')
  return checkedKey(services, { key, operation, request })
}

/** Basic has the key as its password, with any user name: many gateways send nothing else. */
function sentKeyOf(access: 'gateway' | 'check' | 'operator', request: FastifyRequest): string | undefined {
  if (access === 'operator') return bearerOf(request)
  if (access === 'gateway')
    return bearerOf(request) ?? basicCredentialsOf(request.headers.authorization)?.password
  const header = request.headers[gatewayKeyHeader]
  return typeof header === 'string' ? (basicCredentialsOf(header)?.password ?? header) : undefined
}

/** Of the check, where `Authorization` is the client's. */
const gatewayKeyHeader = 'x-portal-gateway-key'
/** The operator of the gateway has to change it. */
export const secondsToFix = 60

/** The check never answers 401 or 403 for the gateway's own key: the gateway would pass that on to its client. */
function keyRefused(
  access: Operation['access'],
  kind: 'keyRequired' | 'keyExpired' | 'roleRequired',
  names?: readonly AccessKeyRole[],
): Problem {
  if (access !== 'check') return new Problem(kind, { names })
  const ofCheck = kind === 'roleRequired' ? 'gatewayRoleRefused' : 'gatewayKeyRefused'
  return new Problem(ofCheck, { names, retryAfter: secondsToFix })
}

interface ShownKey {
  key: string
  operation: Operation
  request: FastifyRequest
}

/** Uses of operator keys, and refused ones, are in the audit log; gateways ask too often for that. */
async function checkedKey(
  services: Services,
  { key, operation, request }: ShownKey,
): Promise<AccessKeyRecord> {
  const isPossible = hasValidChecksum('gatewayKey', key) || hasValidChecksum('operatorKey', key)
  const { access } = operation
  const { db } = services.database
  const found = isPossible ? await findKey(services, key, access) : undefined
  if (!found) {
    // What is no key at all is guessed by nobody, and costs gateways' endpoints nothing.
    if (isPossible || access === 'operator')
      await recordAttempt(db, { actor: anonymousActor(request), action: 'key.unknown', subject: 'none' })
    throw keyRefused(access, 'keyRequired')
  }
  const { record, isExpired, isUnmarked } = found
  if (isUnmarked && !isExpired) services.uses.accessKey(record.id)
  const refusal = refusalOf(found, operation)
  if (access !== 'operator' && !refusal) return record
  await recordAttempt(db, {
    actor: { ...originOf(request), name: `key:${record.name}` },
    action: refusal === undefined ? 'key.use' : isExpired ? 'key.expired' : 'key.denied',
    subject: { id: record.id },
  })
  if (refusal) throw refusal
  return record
}

/** Gateways ask all the time, so their keys are cached. */
function findKey(
  { database, introspectingKeys: { accessKeys } }: Services,
  key: string,
  access: Operation['access'],
): MaybePromise<ShownAccessKey | undefined> {
  const hash = secretHash(key)
  if (access === 'operator') return findShownAccessKey(database.db, hash)
  return accessKeys.getOrLoad(hash, () => findShownAccessKey(database.introspection, hash))
}

/** Returns undefined for a key that may be used for this. */
function refusalOf({ record, isExpired }: ShownAccessKey, { access, id }: Operation): Problem | undefined {
  if (isExpired) return keyRefused(access, 'keyExpired')
  const roles: readonly AccessKeyRole[] = access === 'operator' ? rolesFor(id) : ['gateway', 'admin']
  return roles.includes(record.role) ? undefined : keyRefused(access, 'roleRequired', roles)
}

/** Whether the program that sends the request may do what depends on more than the operation. */
export function mayDo({ accessKey }: Pick<Circumstances, 'accessKey'>, permission: Permission): boolean {
  const role = accessKey?.role
  return role !== undefined && role !== 'gateway' && isPermitted(role, permission)
}
