import { orderMail } from '../mail/mail-orders'
import { findAccount, type AccountKey } from '../store/accounts'
import { recordChange, type Actor } from '../store/audit-log'
import type { Database } from '../store/database'
import { maySetPassword } from './password-setting'
import { inTransaction } from '../store/transactions'

/**
 * Mails the owner of an account a link to choose a password.
 *
 * @returns false if the account is gone, or its status has no use for a password.
 */
export function mailPasswordLink({ db }: Database, { id, kind }: AccountKey, actor: Actor): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const account = await findAccount(transaction, id, kind)
    if (!account || !maySetPassword(account)) return false
    await recordChange(transaction, { actor, action: `${kind}.mail-password-link`, subject: id })
    await orderMail(transaction, { to: 'account', accountId: id, template: 'password-link' })
    return true
  })
}
