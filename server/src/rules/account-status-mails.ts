import type { Transaction } from 'kysely'
import { orderMail } from '../mail/mail-orders'
import type { Schema } from '../store/schema'
import type { AccountStatus } from '../store/settings'

const templates = {
  // Asks to confirm the address.
  unverified: 'sign-up',
  pending: 'account-pending',
  approved: 'account-approved',
  rejected: 'account-rejected',
  revoked: 'account-revoked',
} as const satisfies Record<AccountStatus, string>

/** Orders the mail that tells the owner of an account what an operator has made of its status. */
export function mailStatus(
  db: Transaction<Schema>,
  accountId: string,
  status: AccountStatus,
  reason?: string,
): Promise<void> {
  const data = reason === undefined ? {} : { reason }
  return orderMail(db, { to: 'account', accountId, template: templates[status], data })
}
