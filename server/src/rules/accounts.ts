import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'kysely'
import { recordChange, type Actor } from '../store/audit-log'
import { announceChange } from '../store/change-feed'
import type { Database } from '../store/database'
import {
  findAccountByEmail,
  insertAccount,
  lockAccount,
  updateAccount,
  type AccountRecord,
  type ReviewedAccount,
} from '../store/accounts'
import { voidMailTokens } from '../store/mail-tokens'
import type { Schema } from '../store/schema'
import { endSessionsOf } from '../store/sessions'
import type { AccountKind, AccountStatus, PasswordPolicy } from '../store/settings'
import { forgetFailures } from '../store/sign-in-failures'
import { isEmailAddress } from '../lib/email-address'
import { nameFaults } from './account-names'
import { mailStatus } from './account-status-mails'
import { organizationIdOf, type OrganizationInput } from './organizations'
import { passwordFaults, type PasswordFault } from './password-policy'
import { hashPassword, passwordMatches } from './passwords'
import { addressHash } from './rate-limits'
import { Refusal, type FieldFault } from './refusal'
import { inTransaction } from '../store/transactions'

/** What an operator decides about an account. An absent field is not given. */
export interface AccountInput {
  fullName?: string
  status?: AccountStatus
  password?: string
}

export type AccountOutcome =
  | { outcome: 'created' | 'changed' | 'unchanged'; account: AccountRecord }
  | { outcome: 'exists' }
  | { outcome: 'invalid'; faults: FieldFault[] }
  | { outcome: 'weak'; faults: PasswordFault[] }

interface Circumstances {
  policy: PasswordPolicy
  actor: Actor
}

export interface NewAccount extends AccountInput {
  kind: AccountKind
  email: string
  fullName: string
  /** Users have one, developers none. */
  organization?: OrganizationInput
}

/**
 * Creates an account.
 *
 * @param input.status - Default: approved, because an operator creates it.
 * @param input.organization - Of a user.
 * @param input.password - Default: none; the owner sets one by a link.
 */
export async function createAccount(
  database: Database,
  { kind, email, organization, ...input }: NewAccount,
  { policy, actor }: Circumstances,
): Promise<AccountOutcome> {
  const faults = nameFaults({
    ...input,
    organization: organization && 'name' in organization ? organization.name : undefined,
  })
  if (!isEmailAddress(email)) faults.unshift({ field: 'email', rule: 'invalid', reason: 'email' })
  if (faults.length > 0) return { outcome: 'invalid', faults }
  const weaknesses = input.password === undefined ? [] : passwordFaults(input.password, policy)
  if (weaknesses.length > 0) return { outcome: 'weak', faults: weaknesses }

  const passwordHash = input.password === undefined ? null : await hashPassword(input.password)
  if (await findAccountByEmail(database.db, kind, email)) return { outcome: 'exists' }
  const account = await inTransaction(database.db, async (transaction) => {
    const created = await insertAccount(transaction, {
      kind,
      organization_id: organization ? await organizationIdOf(transaction, organization, actor) : null,
      email,
      full_name: input.fullName.trim(),
      status: input.status ?? 'approved',
      password_hash: passwordHash,
    })
    if (!created) return undefined
    if (passwordHash !== null) await forgetFailures(transaction, addressHash({ kind, email }))
    await record(transaction, created, {
      actor,
      change: 'create',
      isPasswordSet: passwordHash !== null,
    })
    return created
  })
  if (!account) return { outcome: 'exists' }
  database.changes.changed('accounts', account.id)
  return { outcome: 'created', account }
}

/**
 * Gives an account what is named. A new password, and a status other than approved, end its sessions; links that were
 * mailed before are void, because they could open the account again. A new status is mailed to the owner.
 *
 * Throws `Refusal` if the account has just been removed.
 */
export async function changeAccount(
  database: Database,
  account: AccountRecord,
  input: AccountInput,
  { policy, actor }: Circumstances,
): Promise<AccountOutcome> {
  const faults = nameFaults(input)
  if (faults.length > 0) return { outcome: 'invalid', faults }
  const password = await newPassword(input.password, account)
  const weaknesses = password === undefined ? [] : passwordFaults(password, policy)
  if (weaknesses.length > 0) return { outcome: 'weak', faults: weaknesses }

  // Nothing else: hashing takes a while, in which another request may have changed the account.
  const wanted = {
    ...(input.fullName === undefined ? {} : { full_name: input.fullName.trim() }),
    ...(input.status === undefined ? {} : { status: input.status }),
    ...(password === undefined ? {} : { password_hash: await hashPassword(password) }),
  }
  if (isDeepStrictEqual({ ...account, ...wanted }, account)) return { outcome: 'unchanged', account }
  const isPasswordSet = password !== undefined
  const changed = await inTransaction(database.db, async (transaction) => {
    const before = await lockAccount(transaction, account.id)
    if (!before) throw new Refusal('unknown')
    const row = await updateAccount(transaction, account.id, wanted)
    if (isPasswordSet || row.status !== 'approved')
      await endSessionsOf(transaction, row.id, isPasswordSet ? 'password-change' : 'revoked')
    if (isPasswordSet) await forgetFailures(transaction, addressHash(row))
    await voidMailTokens(transaction, 'set-password', row.id)
    await voidMailTokens(transaction, 'verify-email', row.id)
    await record(transaction, row, { actor, change: 'update', isPasswordSet })
    if (row.status !== before.status) await mailStatus(transaction, row.id, row.status)
    return row
  })
  database.changes.changed('accounts', changed.id)
  return { outcome: 'changed', account: changed }
}

/** Returns undefined if the password stays: none was given, or it is the account's own already. */
async function newPassword(
  password: string | undefined,
  { password_hash }: AccountRecord,
): Promise<string | undefined> {
  if (password === undefined) return undefined
  return (await passwordMatches(password, password_hash)) ? undefined : password
}

async function record(
  db: Transaction<Schema>,
  { id, kind, status }: AccountRecord,
  { actor, change, isPasswordSet }: { actor: Actor; change: 'create' | 'update'; isPasswordSet: boolean },
): Promise<void> {
  await recordChange(db, {
    actor,
    action: `${kind}.${change}`,
    subject: id,
    details: { status, password_set: isPasswordSet },
  })
  await announceChange(db, 'accounts', id)
}

/** Returns the account as operators see it: without its password hash. */
export function reviewed(account: ReviewedAccount): object {
  const { id, kind, email, full_name, preferred_name, organization_id, status } = account
  const { created_at, updated_at } = account
  const ofUser = kind === 'user' ? { preferred_name, organization_id } : {}
  return { id, email, full_name, ...ofUser, status, created_at, updated_at }
}
