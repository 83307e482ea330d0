import { orderMail } from '../mail/mail-orders'
import { recordChange, type Actor } from '../store/audit-log'
import type { Database } from '../store/database'
import { confirmAddress } from '../store/accounts'
import { findMailToken, useMailToken, voidMailTokens } from '../store/mail-tokens'
import type { AccountKind } from '../store/settings'
import { issueMailToken, mailTokenHash } from '../mail/mail-tokens'

export type Confirmation =
  | {
      outcome: 'confirmed'
      email: string
      /** For choosing the first password. Absent if the account has one, or may not sign in. */
      passwordToken?: string
      /** Whether the account is pending. */
      awaitsApproval: boolean
    }
  | { outcome: 'unknown' | 'expired' }

/** Confirms the address of an account by the token from its mail. Operators are notified of an account that is then pending. */
export function confirmEmail(
  { db }: Database,
  token: string,
  options: { kind: AccountKind; approveAtOnce: boolean; passwordTokenSeconds: number; actor: Actor },
): Promise<Confirmation> {
  const hash = mailTokenHash(token)
  const { kind } = options
  return db.transaction().execute(async (transaction): Promise<Confirmation> => {
    const found = await findMailToken(transaction, { purpose: 'verify-email', kind }, hash)
    if (!found) return { outcome: 'unknown' }
    if (!(await useMailToken(transaction, hash))) return { outcome: 'expired' }
    await voidMailTokens(transaction, 'verify-email', found.subjectId)

    const status = options.approveAtOnce ? 'approved' : 'pending'
    const { email, password_hash, isFirstConfirmation, ...account } = await confirmAddress(
      transaction,
      found.subjectId,
      status,
    )
    if (isFirstConfirmation) {
      const { id } = account
      await recordChange(transaction, {
        actor: options.actor,
        action: `${kind}.verify`,
        subject: id,
        details: { status },
      })
    }
    if (isFirstConfirmation && status === 'pending') {
      await orderMail(transaction, {
        to: 'operators',
        template: 'account-waiting',
        data: { accountId: account.id },
      })
    }
    const maySignIn = account.status === 'approved' || account.status === 'pending'
    const awaitsApproval = account.status === 'pending'
    if (password_hash !== null || !maySignIn) return { outcome: 'confirmed', email, awaitsApproval }
    const passwordToken = await issueMailToken(transaction, {
      purpose: 'set-password',
      subject: { id: account.id, kind },
      lifetimeSeconds: options.passwordTokenSeconds,
    })
    return { outcome: 'confirmed', email, passwordToken, awaitsApproval }
  })
}
