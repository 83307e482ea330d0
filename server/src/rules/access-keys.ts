import type { Transaction } from 'kysely'
import {
  deleteAccessKey,
  findAccessKeyNamed,
  insertAccessKey,
  type AccessKeyRecord,
} from '../store/access-keys'
import { recordChange, type Actor } from '../store/audit-log'
import type { Schema } from '../store/schema'
import { newSecret, secretHash } from './issued-secrets'
import { Refusal, refuseFaults } from './refusal'
import { takenField } from './unique-values'
import type { AccessKeyRole } from '../store/settings'

const namePattern = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/

export interface NewAccessKey {
  record: AccessKeyRecord
  /** In clear, which nothing tells again. */
  key: string
}

/**
 * Creates a key. Throws `Refusal` if the name is not one, or is taken.
 *
 * @param options.replace - Whether to void the key that has the name.
 */
export async function createAccessKey(
  db: Transaction<Schema>,
  { name, role, replace = false }: { name: string; role: AccessKeyRole; replace?: boolean },
  actor: Actor,
): Promise<NewAccessKey> {
  if (!namePattern.test(name)) refuseFaults([{ field: 'name', rule: 'matches_regex' }])
  const existing = await findAccessKeyNamed(db, name)
  if (existing && !replace) throw takenField('name')
  if (existing) await deleteAccessKey(db, existing.id)
  const key = newSecret(role === 'gateway' ? 'gatewayKey' : 'operatorKey')
  const record = await insertAccessKey(db, { name, role, keyHash: secretHash(key) })
  if (!record) throw takenField('name')
  await recordChange(db, {
    actor,
    action: existing ? 'key.replace' : 'key.create',
    subject: record.id,
    details: { name, role },
  })
  return { record, key }
}

/** Voids a key at once. Throws `Refusal` if there is none of that name. */
export async function revokeAccessKey(db: Transaction<Schema>, name: string, actor: Actor): Promise<void> {
  const key = await findAccessKeyNamed(db, name)
  if (!key) throw new Refusal('unknown')
  await deleteAccessKey(db, key.id)
  await recordChange(db, { actor, action: 'key.revoke', subject: key.id, details: { name, role: key.role } })
}
