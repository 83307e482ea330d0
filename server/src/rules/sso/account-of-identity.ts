import type { Transaction } from 'kysely'
import { orderMail } from '../../mail/mail-orders'
import type { Identity } from '../../sso/identity'
import type { SsoRefusalReason } from '../../sso/sso-refusal'
import { saveAccountGroups } from '../../store/account-groups'
import { recordChange, type Actor } from '../../store/audit-log'
import { announceChange } from '../../store/change-feed'
import type { Database } from '../../store/database'
import {
  findAccount,
  findAccountByEmail,
  insertAccount,
  updateAccount,
  type AccountRecord,
} from '../../store/accounts'
import {
  hasOtherIdentity,
  insertIdentity,
  useIdentity,
  type IdentityKey,
} from '../../store/linked-identities'
import { voidMailTokens } from '../../store/mail-tokens'
import type { Schema } from '../../store/schema'
import type { AccountKind, IdentityProvider, Region } from '../../store/settings'
import { organizationOfProvider } from '../../store/provider-organizations'
import type { Language } from '../../texts/texts'
import type { NewAccounts } from './new-accounts'

export interface VisitorOfProvider {
  identity: Identity
  kind: AccountKind
  provider: IdentityProvider
  newAccounts: NewAccounts
  /** Of an organization that is made. */
  region: Region
  /** Of the mails to a new account. */
  language: Language
  actor: Actor
}

export type AccountOfIdentity =
  | { outcome: 'found'; account: AccountRecord }
  | { outcome: 'refused'; reason: SsoRefusalReason; accountId?: string }

/**
 * Finds or makes the account of someone who signed in at a provider.
 *
 * An identity that was linked before keeps its account, whatever its e-mail address is now. Otherwise the address decides, if the
 * provider says that it is verified.
 */
export async function accountOfIdentity(
  { db, changes }: Database,
  visitor: VisitorOfProvider,
): Promise<AccountOfIdentity> {
  const { identity, provider } = visitor
  const { required_groups: required } = provider
  if (required.length > 0 && !required.some((group) => identity.groups.includes(group)))
    return { outcome: 'refused', reason: 'group_required' }

  const result = await db.transaction().execute(async (transaction) => {
    const found = await linkedAccount(transaction, visitor)
    if (found.outcome === 'refused') return { found, haveGroupsChanged: false }
    const groups = provider.group_access.length > 0 ? identity.groups : []
    const about = { accountId: found.account.id, provider: provider.name }
    const haveGroupsChanged = await saveAccountGroups(transaction, about, groups)
    if (haveGroupsChanged) await announceChange(transaction, 'access', found.account.id)
    return { found, haveGroupsChanged }
  })
  const { found } = result
  if (found.outcome === 'refused') return found
  if (result.haveGroupsChanged) changes.changed('access', found.account.id)
  const { id, status } = found.account
  if (status === 'approved') return found
  return { outcome: 'refused', reason: 'account_disabled', accountId: id }
}

async function linkedAccount(
  db: Transaction<Schema>,
  visitor: VisitorOfProvider,
): Promise<AccountOfIdentity> {
  const { identity, kind } = visitor
  const key: IdentityKey = { kind, issuer: identity.issuer, subject: identity.subject }
  const linkedId = await useIdentity(db, key)
  const linked = linkedId === undefined ? undefined : await findAccount(db, linkedId, kind)
  if (linked) return { outcome: 'found', account: linked }

  const { email } = identity
  if (email === undefined || !identity.isEmailVerified)
    return { outcome: 'refused', reason: 'email_unverified' }
  const before = await findAccountByEmail(db, kind, email)
  const { made } = visitor.newAccounts
  if (!before && made === 'refused') return { outcome: 'refused', reason: 'no_account' }
  // Of two requests at once one makes the account.
  const account =
    before ?? (await makeAccount(db, visitor, email)) ?? (await findAccountByEmail(db, kind, email))
  if (!account) return { outcome: 'refused', reason: 'sso_failed' }
  // The provider has given the address to another person, who must not get what belongs to the first.
  if (await hasOtherIdentity(db, account.id, key))
    return { outcome: 'refused', reason: 'other_identity', accountId: account.id }
  if (await insertIdentity(db, account.id, key))
    await recordChange(db, {
      actor: visitor.actor,
      action: `${kind}.link`,
      subject: account.id,
      details: { provider: visitor.provider.name, issuer: key.issuer },
    })
  return { outcome: 'found', account: before ? await confirmed(db, account, visitor) : account }
}

async function makeAccount(
  db: Transaction<Schema>,
  { identity, kind, newAccounts, provider, region, language, actor }: VisitorOfProvider,
  email: string,
): Promise<AccountRecord | undefined> {
  const status = newAccounts.made
  if (status === 'refused') return undefined
  const organization =
    kind === 'user'
      ? await organizationOfProvider(db, provider.name, { name: provider.organization, region })
      : undefined
  if (organization?.isNew)
    await recordChange(db, { actor, action: 'organization.create', subject: organization.id })
  const account = await insertAccount(db, {
    kind,
    email,
    full_name: identity.name ?? email.slice(0, email.indexOf('@')),
    status,
    password_hash: null,
    organization_id: organization?.id ?? null,
    language,
  })
  if (!account) return undefined
  await recordChange(db, {
    actor,
    action: `${kind}.register`,
    subject: account.id,
    details: { status, provider: provider.name },
  })
  await notifyOperators(db, account)
  return account
}

/**
 * Confirms the address of an account that only registered. A password from before may be that of another
 * person, so it goes, with the links in mails.
 */
async function confirmed(
  db: Transaction<Schema>,
  account: AccountRecord,
  { kind, newAccounts: { confirmed: status }, provider, actor }: VisitorOfProvider,
): Promise<AccountRecord> {
  if (account.status !== 'unverified') return account
  const changed = await updateAccount(db, account.id, { status, password_hash: null })
  await voidMailTokens(db, 'verify-email', account.id)
  await voidMailTokens(db, 'set-password', account.id)
  await recordChange(db, {
    actor,
    action: `${kind}.verify`,
    subject: account.id,
    details: { status, provider: provider.name },
  })
  await notifyOperators(db, changed)
  return changed
}

async function notifyOperators(db: Transaction<Schema>, { id, status }: AccountRecord): Promise<void> {
  if (status !== 'pending') return
  await orderMail(db, { to: 'operators', template: 'account-waiting', data: { accountId: id } })
}
