import { accountDecisions, decideAccount as decide, type AccountDecision } from '../rules/account-decisions'
import { operatorActor } from '../store/audit-log'
import type { AccountKind } from '../store/settings'
import { isUuid } from '../store/uuid'
import type { Database } from '../store/database'
import { findAccount, findAccountByEmail, type AccountRecord } from '../store/accounts'
import { refuse, said, type Command } from './command'

export { accountDecisions, type AccountDecision }

export interface DecideAccountOptions {
  /** E-mail address or ID. */
  account: string
  decision: AccountDecision
  /** Of a decision against the account; its owner is mailed it. */
  reason?: string
}

/** Approves, rejects or revokes an account, and notifies its owner by mail. */
export const decideAccountOf = (kind: AccountKind): Command<DecideAccountOptions> => ({
  async run(database, { account, decision, reason }) {
    const found = await requireNamed(database.db, kind, account)
    const { id, email } = found
    const result = await decide(database, { id, kind, decision, reason, actor: operatorActor })
    if (result.outcome === 'unknown') return refuse(`There is no ${kind} ${account}.`)
    const { status } = result
    if (result.outcome !== 'impossible')
      return said(`${email} is ${status} ${result.outcome === 'decided' ? 'now' : 'already'}.`, {
        id,
        email,
        status,
        before: found.status,
      })
    if (status === 'unverified') return refuse(`${email} has not confirmed the email address yet.`)
    return refuse(`${email} is ${status}; only ${result.from.join(', ')} accounts can become ${result.to}.`)
  },
})

/** As `findNamed`, and refuses an unknown account. */
export async function requireNamed(
  db: Database['db'],
  kind: AccountKind,
  account: string,
): Promise<AccountRecord> {
  return (await findNamed(db, kind, account)) ?? refuse(`There is no ${kind} ${account}.`)
}

/** @param account - E-mail address or ID. */
export function findNamed(
  db: Database['db'],
  kind: AccountKind,
  account: string,
): Promise<AccountRecord | undefined> {
  return isUuid(account) ? findAccount(db, account, kind) : findAccountByEmail(db, kind, account)
}
