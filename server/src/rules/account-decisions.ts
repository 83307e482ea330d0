import { recordChange, type Actor } from '../store/audit-log'
import { announceChange } from '../store/change-feed'
import type { Database } from '../store/database'
import { lockAccount, setAccountStatus, type AccountKey } from '../store/accounts'
import { voidMailTokens } from '../store/mail-tokens'
import { endSessionsOf } from '../store/sessions'
import type { AccountStatus } from '../store/settings'
import { mailStatus } from './account-status-mails'
import { inTransaction } from '../store/transactions'

export const accountDecisions = ['approve', 'reject', 'revoke'] as const
export type AccountDecision = (typeof accountDecisions)[number]

const decisions: Readonly<Record<AccountDecision, { from: readonly AccountStatus[]; to: AccountStatus }>> = {
  approve: { from: ['pending', 'rejected', 'revoked'], to: 'approved' },
  reject: { from: ['pending'], to: 'rejected' },
  revoke: { from: ['approved'], to: 'revoked' },
}

export type AccountDecisionOutcome =
  | { outcome: 'decided' | 'unchanged'; status: AccountStatus }
  | { outcome: 'impossible'; status: AccountStatus; to: AccountStatus; from: readonly AccountStatus[] }
  | { outcome: 'unknown' }

/** Decides on an account, with effect at once. Repeating a decision changes nothing. @param decision.reason - Is mailed to the owner. */
export async function decideAccount(
  { db, changes }: Database,
  {
    id,
    kind,
    decision,
    reason,
    actor,
  }: AccountKey & { decision: AccountDecision; reason?: string; actor: Actor },
): Promise<AccountDecisionOutcome> {
  const result = await inTransaction(db, async (transaction): Promise<AccountDecisionOutcome> => {
    const account = await lockAccount(transaction, id, kind)
    if (!account) return { outcome: 'unknown' }
    const { status } = account
    const { from, to } = decisions[decision]
    if (status === to) return { outcome: 'unchanged', status }
    if (!from.includes(status)) return { outcome: 'impossible', status, to, from }
    await setAccountStatus(transaction, id, to)
    if (to === 'approved') await announceChange(transaction, 'accounts', id)
    else {
      await endSessionsOf(transaction, id, 'revoked')
      // Approved again later, the account is not opened by a link from before.
      await voidMailTokens(transaction, 'set-password', id)
    }
    await recordChange(transaction, {
      actor,
      action: `${kind}.${decision}`,
      subject: id,
      details: { status: to, before: status, ...(reason !== undefined && { reason }) },
    })
    await mailStatus(transaction, id, to, reason)
    return { outcome: 'decided', status: to }
  })
  if (result.outcome === 'decided') changes.changed('accounts', id)
  return result
}
