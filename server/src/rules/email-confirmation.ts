import { orderMail } from '../mail/mail-orders'
import { recordChange, type Actor } from '../store/audit-log'
import type { Database } from '../store/database'
import { confirmAddress, lockAccount } from '../store/accounts'
import { findMailToken, useMailToken, voidMailTokens } from '../store/mail-tokens'
import type { AccountKind } from '../store/settings'
import { nameRegisteredOrganization } from '../store/organizations'
import { findUserRegistration, type UserRegistration } from '../store/user-registrations'
import { issueMailToken, mailTokenHash } from '../mail/mail-tokens'
import { inTransaction } from '../store/transactions'

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

/**
 * Confirms the address of an account by the token from its mail. Operators are notified of an account that is then pending. The
 * password of a user's registration counts in the browser that registered; elsewhere the owner of the address chooses one, because
 * another person may have registered, and programs open links of mails as well.
 */
export function confirmEmail(
  { db }: Database,
  token: string,
  options: {
    kind: AccountKind
    /** Hash of what the cookie of a user's browser holds. */
    browserHash?: string
    approveAtOnce: boolean
    passwordTokenSeconds: number
    actor: Actor
  },
): Promise<Confirmation> {
  const hash = mailTokenHash(token)
  const { kind } = options
  return inTransaction(db, async (transaction): Promise<Confirmation> => {
    const found = await findMailToken(transaction, { purpose: 'verify-email', kind }, hash)
    if (!found) return { outcome: 'unknown' }
    await lockAccount(transaction, found.subjectId, kind)
    if (!(await useMailToken(transaction, hash))) return { outcome: 'expired' }
    const { browserHash } = options
    const registered = await findUserRegistration(transaction, found.subjectId, browserHash)
    await voidMailTokens(transaction, 'verify-email', found.subjectId)

    const status = options.approveAtOnce ? 'approved' : 'pending'
    const { email, password_hash, isFirstConfirmation, ...account } = await confirmAddress(
      transaction,
      found.subjectId,
      { status, ...(registered && givenBy(registered, browserHash)) },
    )
    const { id } = account
    if (isFirstConfirmation && registered) {
      const { organization_id, organization_name: name, region } = registered
      await nameRegisteredOrganization(transaction, { id: organization_id, name, region, accountId: id })
    }
    if (isFirstConfirmation) {
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

function givenBy(
  { full_name, language, password_hash, browser_hash }: UserRegistration,
  browserHash: string | undefined,
): Pick<UserRegistration, 'full_name' | 'language'> & { password_hash?: string } {
  return { full_name, language, ...(browser_hash === browserHash ? { password_hash } : {}) }
}
