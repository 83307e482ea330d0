import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../store/schema'
import { insertMail } from '../store/outbox'
import type { AccountKind } from '../store/settings'
import type { Language } from '../texts/texts'

type Nothing = Record<never, never>

/** The templates and their data. Stored as JSON: plain data only, and never a secret. */
export interface MailData {
  /** After a sign-up: asks to confirm a new account, or says that the account exists already. */
  'sign-up': Nothing
  /** After "forgot password". Dropped if no account has the address. */
  'forgot-password': Nothing
  /** Dropped once it is accepted or revoked. */
  invitation: { invitationId: string }
  /** An operator sends the owner a link to choose a password. */
  'password-link': Nothing
  'password-changed': Nothing
  /** An identity at a provider was linked to the account. `provider`: its name. */
  'identity-linked': { provider: string }
  /** An operator has ended such a link. `provider`: its name, or its issuer if the settings do not name it any more. */
  'identity-unlinked': { provider: string }
  /** Wrong passwords have locked the address. Dropped if no account has it. */
  'sign-in-locked': Nothing
  'account-approved': Nothing
  /** `reason`: of the operator, one line. */
  'account-rejected': { reason?: string }
  'account-revoked': { reason?: string }
  /** An operator has set it back to pending. */
  'account-pending': Nothing
  /** For operators: the account is pending. */
  'account-waiting': { accountId: string }
  /** For operators: a registration is pending. */
  'registration-waiting': { registrationId: string }
  /** For operators: scopes wait that were asked for with an approved registration. */
  'scopes-waiting': { registrationId: string }
  /** Scopes of the registration; absent in orders of earlier versions. */
  'registration-approved': { registrationId: string; scopes?: readonly string[] }
  'registration-rejected': { registrationId: string; reason?: string }
  'registration-revoked': { registrationId: string; reason?: string }
  /** Scopes that were decided on, with a registration that stays approved. */
  'scopes-approved': { registrationId: string; scopes: readonly string[] }
  'scopes-rejected': { registrationId: string; scopes: readonly string[]; reason?: string }
  /** To developers whose applications use the version. Dropped once it has another step. */
  'version-sunset-announced': { versionId: string }
  'version-deprecated': { versionId: string }
  'version-sunset': { versionId: string }
}

export type MailTemplate = keyof MailData

/**
 * An account, in its own language; the account of a kind with an address from a form, or else the address, in the language of that
 * request; or the operators.
 */
export type MailRecipient =
  | { to: 'account'; accountId: string }
  | { to: 'address'; address: string; kind: AccountKind; language: Language }
  | { to: 'operators' }

export type MailOrder<T extends MailTemplate = MailTemplate> = MailRecipient &
  {
    [Name in T]: Nothing extends MailData[Name]
      ? { template: Name; data?: MailData[Name] }
      : { template: Name; data: MailData[Name] }
  }[T]

/**
 * Puts a mail into the outbox. Call it in the transaction of the change that the mail reports, so that both happen or neither.
 * After the commit, one of the server processes renders and sends it, with retries while the mail server does not accept it.
 * The caller never waits for a mail server.
 *
 *     await orderMail(transaction, { to: 'account', accountId, template: 'account-approved' })
 *     await orderMail(transaction, { to: 'operators', template: 'account-waiting', data: { accountId } })
 *
 * A new kind of mail: its data in `MailData` above, its texts in `texts/` (all five languages), its template in `templates/`.
 */
export async function orderMail(db: Kysely<Schema> | Transaction<Schema>, order: MailOrder): Promise<void> {
  await insertMail(db, {
    template: order.template,
    data: order.data ?? {},
    ...(order.to === 'account' ? { accountId: order.accountId } : {}),
    ...(order.to === 'address' ? { address: order.address, kind: order.kind, language: order.language } : {}),
  })
}
