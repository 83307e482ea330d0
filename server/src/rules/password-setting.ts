import type { Transaction } from 'kysely'
import { orderMail } from '../mail/mail-orders'
import { recordChange, type Actor } from '../store/audit-log'
import type { Database } from '../store/database'
import { findAccount, lockAccount, setPasswordHash, type AccountRecord } from '../store/accounts'
import { findMailToken, useMailToken, voidMailTokens } from '../store/mail-tokens'
import type { Schema } from '../store/schema'
import { endSessionsOf } from '../store/sessions'
import type { AccountKind, PasswordPolicy } from '../store/settings'
import { forgetFailures } from '../store/sign-in-failures'
import { mailTokenHash } from '../mail/mail-tokens'
import { passwordFaults, type PasswordFault } from './password-policy'
import { hashPassword } from './passwords'
import { addressHash } from './rate-limits'
import { inTransaction } from '../store/transactions'

export type PasswordOutcome =
  | { outcome: 'set'; email: string }
  | { outcome: 'unknown' | 'expired' | 'not-allowed' }
  | { outcome: 'weak'; faults: PasswordFault[] }

/**
 * Sets a password, the first or another, by the token from a mail or from a confirmed address. Lifts a lock, and ends every
 * session. A token is used up only by success.
 */
export async function resetPassword(
  database: Database,
  { kind, token, password, actor }: { kind: AccountKind; token: string; password: string; actor: Actor },
  policy: PasswordPolicy,
): Promise<PasswordOutcome> {
  const { db, changes } = database
  const hash = mailTokenHash(token)
  const found = await findMailToken(db, { purpose: 'set-password', kind }, hash)
  if (!found) return { outcome: 'unknown' }
  if (!found.isUsable) return { outcome: 'expired' }
  const account = await findAccount(db, found.subjectId, kind)
  if (!account || !maySetPassword(account)) return { outcome: 'not-allowed' }
  const faults = passwordFaults(password, policy)
  if (faults.length > 0) return { outcome: 'weak', faults }

  const passwordHash = await hashPassword(password)
  const outcome = await inTransaction(db, async (transaction) => {
    // Hashing takes a while, in which an operator may have decided.
    const current = await lockAccount(transaction, account.id, kind)
    if (!current || !maySetPassword(current)) return 'not-allowed'
    if (!(await useMailToken(transaction, hash))) return 'expired'
    await storePassword(transaction, current, passwordHash, { actor, proof: 'link' })
    return 'set'
  })
  if (outcome !== 'set') return { outcome }
  changes.changed('accounts', account.id)
  return { outcome, email: account.email }
}

interface PasswordProof {
  actor: Actor
  /** By which the actor may set the password. */
  proof: 'link' | 'old-password'
  /** Sessions that go on: that in which the password is changed, or all. Default: none. */
  kept?: 'all' | { session: string }
}

/**
 * What every new password brings with it: other links to set one are void, a lock is lifted, sessions end unless the owner
 * keeps them, and the owner is told unless it is the first.
 */
export async function storePassword(
  transaction: Transaction<Schema>,
  /** Locked. */
  account: Pick<AccountRecord, 'id' | 'kind' | 'email' | 'password_hash'>,
  passwordHash: string,
  { actor, proof, kept }: PasswordProof,
): Promise<void> {
  const { id, kind } = account
  await setPasswordHash(transaction, id, passwordHash)
  await forgetFailures(transaction, addressHash(account))
  await voidMailTokens(transaction, 'set-password', id)
  if (kept !== 'all') await endSessionsOf(transaction, id, 'password-change', kept?.session)
  await recordChange(transaction, {
    actor,
    action: `${kind}.set-password`,
    subject: id,
    details: { proof },
  })
  if (account.password_hash !== null)
    await orderMail(transaction, { to: 'account', accountId: id, template: 'password-changed' })
}

/** Whether the owner of the account has any use for a password now. */
export function maySetPassword({ status }: Pick<AccountRecord, 'status'>): boolean {
  return status === 'approved' || status === 'pending'
}
