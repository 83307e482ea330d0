import type { Kysely } from 'kysely'
import { insertAttempt, type AuditAttempt } from '../store/audit-attempts'
import type { Schema } from '../store/schema'
import { networkOf } from './network'

/** Writes down an attempt that may be one of very many. Those of one subscriber's network in an hour are one entry. */
export async function recordAttempt(db: Kysely<Schema>, attempt: AuditAttempt): Promise<void> {
  const { actor } = attempt
  const { networkAddress } = actor
  const network = networkAddress === undefined ? undefined : networkOf(networkAddress)
  await insertAttempt(db, { ...attempt, actor: { ...actor, networkAddress: network } })
}
