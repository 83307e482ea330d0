import { orderMail } from '../mail/mail-orders'
import { recordChange } from '../store/audit-log'
import { announceChange } from '../store/change-feed'
import { findDeveloper, findDeveloperByEmail, type DeveloperRecord } from '../store/developers'
import type { Database } from '../store/database'
import { voidMailTokens } from '../store/mail-tokens'
import { endSessionsOf } from '../store/sessions'
import type { AccountStatus } from '../store/settings'
import { refuse, type Command } from './command'

export const accountDecisions = ['approve', 'reject', 'revoke'] as const
export type AccountDecision = (typeof accountDecisions)[number]

const rules: Readonly<Record<AccountDecision, { from: readonly AccountStatus[]; to: AccountStatus }>> = {
  approve: { from: ['pending', 'rejected', 'revoked'], to: 'approved' },
  reject: { from: ['pending'], to: 'rejected' },
  revoke: { from: ['approved'], to: 'revoked' },
}

export interface DecideAccountOptions {
  /** E-mail address or ID. */
  account: string
  decision: AccountDecision
}

/** Decides about an account that waits, or again about one that was decided. Its owner hears of it by mail. */
export const decideAccount: Command<DecideAccountOptions> = {
  name: 'developers decide',
  async run({ db, changes }, { account, decision }) {
    const developer = await findAccount(db, account)
    if (!developer) return refuse(`There is no developer ${account}.`)
    const { id, email, status } = developer
    const { from, to } = rules[decision]
    if (status === to) return [`${email} is ${to} already.`]
    if (status === 'unverified') refuse(`${email} has not confirmed the email address yet.`)
    if (!from.includes(status))
      refuse(`${email} is ${status}; only ${from.join(', ')} accounts can become ${to}.`)

    await db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('developers')
        .set({ status: to, updated_at: new Date() })
        .where('id', '=', id)
        .where('status', '=', status)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) refuse(`${email} was decided about by somebody else just now; look again.`)
      if (to === 'approved') await announceChange(transaction, 'sessions')
      else {
        await endSessionsOf(transaction, id, 'revoked')
        // Approved again later, the account is not opened by a link from before.
        await voidMailTokens(transaction, 'set-password', id)
      }
      await recordChange(transaction, {
        actor: 'operator',
        action: `developer.${decision}`,
        subject: id,
        details: { status: to, before: status },
      })
      if (to !== 'revoked') {
        const template = to === 'approved' ? 'account-approved' : 'account-rejected'
        await orderMail(transaction, { to: 'developer', developerId: id, template })
      }
    })
    changes.changed('sessions')
    return [`${email} is ${to} now.`]
  },
}

function findAccount(db: Database['db'], account: string): Promise<DeveloperRecord | undefined> {
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(account)
  return isId ? findDeveloper(db, account) : findDeveloperByEmail(db, account)
}
