import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { recordAttempt } from '../rules/attempts'
import type { MaybePromise } from '../lib/maybe-promise'
import { hasValidChecksum, secretHash } from '../rules/issued-secrets'
import { useAccessKey, type AccessKeyRecord } from '../store/access-keys'
import type { Actor } from '../store/audit-log'
import type { Schema } from '../store/schema'
import { anonymousActor } from './actor'
import type { Operation } from './operation'
import { Problem } from './problem'
import type { Services } from './services'
import { bearerOf } from './session-cookies'

/**
 * The key that a program shows, where only programs may call.
 *
 * @returns undefined for calls of people.
 * @throws {Problem} 401 without a good key, 403 when the key is not for this.
 */
export function accessKeyOf(
  { access }: Operation,
  { database }: Services,
  request: FastifyRequest,
): MaybePromise<AccessKeyRecord | undefined> {
  if (access !== 'gateway' && access !== 'operator') return undefined
  const key = bearerOf(request)
  if (key === undefined) throw new Problem('keyRequired')
  return checkedKey(database.db, { key, access, actor: anonymousActor(request) })
}

interface ShownKey {
  key: string
  access: 'gateway' | 'operator'
  actor: Actor
}

/** Uses of operator keys, and refused ones, are in the audit log; gateways ask too often for that. */
async function checkedKey(db: Kysely<Schema>, { key, access, actor }: ShownKey): Promise<AccessKeyRecord> {
  const isPossible = hasValidChecksum('gatewayKey', key) || hasValidChecksum('operatorKey', key)
  const found = isPossible ? await useAccessKey(db, secretHash(key)) : undefined
  if (!found) {
    // What is no key at all is guessed by nobody, and costs gateways' endpoints nothing.
    if (isPossible || access === 'operator')
      await recordAttempt(db, { actor, action: 'key.unknown', subject: 'none' })
    throw new Problem('keyRequired')
  }
  if (access !== 'operator') return found
  const isOperator = found.role === 'operator'
  await recordAttempt(db, {
    actor: { ...actor, name: `key:${found.name}` },
    action: isOperator ? 'key.use' : 'key.denied',
    subject: { id: found.id },
  })
  if (!isOperator) throw new Problem('accessDenied')
  return found
}
