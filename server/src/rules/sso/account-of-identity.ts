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
  lockAccount,
  updateAccount,
  type AccountRecord,
} from '../../store/accounts'
import { hasIdentity, isLinked, useIdentity } from '../../store/linked-identities'
import { voidMailTokens } from '../../store/mail-tokens'
import { removeUnusedOrganizations } from '../../store/organizations'
import type { Schema } from '../../store/schema'
import type { AccountKind, IdentityProvider, Region } from '../../store/settings'
import { organizationOfProvider } from '../../store/provider-organizations'
import type { Language } from '../../texts/texts'
import { linkIdentity, type LinkProof } from './identity-links'
import type { NewAccounts } from './new-accounts'
import { keepForPassword } from './pending-links'
import { speaksFor } from './providers'
import { inTransaction } from '../../store/transactions'

export interface VisitorOfProvider {
  identity: Identity
  kind: AccountKind
  provider: IdentityProvider
  newAccounts: NewAccounts
  /** Where the visitor can enter a password: on the page that the sign-in returns to, only in the portal itself, or nowhere. */
  passwordEntry: 'returned-to' | 'portal' | 'off'
  /** Of an organization that is made. */
  region: Region
  /** Of the mails to a new account. */
  language: Language
  actor: Actor
}

export type AccountOfIdentity =
  | { outcome: 'found'; account: AccountRecord }
  /** The identity is kept until the password is entered by the browser that has the secret. */
  | { outcome: 'password-required'; account: AccountRecord; linkSecret: string }
  | { outcome: 'refused'; reason: SsoRefusalReason; accountId?: string }

/**
 * Finds or makes the account of someone who signed in at a provider.
 *
 * An identity that was linked before keeps its account, whatever its e-mail address is now. Otherwise a verified address leads to an
 * account, but is no proof that it is the visitor's: addresses are given to others, and any provider can assert any address. So an
 * account with a password wants it once, one without is linked only by a provider that speaks for the domain of the address, and one
 * that another identity has is never linked.
 */
export async function accountOfIdentity(
  { db, changes }: Database,
  visitor: VisitorOfProvider,
): Promise<AccountOfIdentity> {
  const { identity, provider } = visitor
  const { required_groups: required } = provider
  if (required.length > 0 && !required.some((group) => identity.groups.includes(group)))
    return { outcome: 'refused', reason: 'group_required' }

  const result = await inTransaction(db, async (transaction) => {
    const found = await linkedAccount(transaction, visitor)
    if (found.outcome !== 'found') return { found, haveGroupsChanged: false }
    const groups = provider.group_access.length > 0 ? identity.groups : []
    const about = { accountId: found.account.id, provider: provider.name }
    const haveGroupsChanged = await saveAccountGroups(transaction, about, groups)
    if (haveGroupsChanged) await announceChange(transaction, 'access', found.account.id)
    return { found, haveGroupsChanged }
  })
  const { found } = result
  if (found.outcome !== 'found') return found
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
  const { issuer, subject, email } = identity
  const linkedId = await useIdentity(db, { kind, issuer, subject })
  const linked = linkedId === undefined ? undefined : await findAccount(db, linkedId, kind)
  if (linked) return { outcome: 'found', account: linked }

  if (email === undefined || !identity.isEmailVerified)
    return { outcome: 'refused', reason: 'email_unverified' }
  const before = await findAccountByEmail(db, kind, email)
  const { made } = visitor.newAccounts
  if (!before && made === 'refused') return { outcome: 'refused', reason: 'no_account' }
  const account = before ? undefined : await makeAccount(db, visitor, email)
  if (account) return link(db, visitor, account, 'new-account')
  // Of two requests at once one makes the account.
  const known = before ?? (await findAccountByEmail(db, kind, email))
  const locked = known && (await lockAccount(db, known.id, kind))
  return locked ? linkKnownAccount(db, visitor, locked) : { outcome: 'refused', reason: 'sso_failed' }
}

async function linkKnownAccount(
  db: Transaction<Schema>,
  visitor: VisitorOfProvider,
  account: AccountRecord,
): Promise<AccountOfIdentity> {
  const { identity, provider, passwordEntry } = visitor
  const { issuer, subject } = identity
  const refused = (reason: SsoRefusalReason) =>
    ({ outcome: 'refused', reason, accountId: account.id }) as const
  // Their own browser may have been here meanwhile. Otherwise the address was given to another person, or another provider asserts it.
  if (await isLinked(db, account.id, identity)) return { outcome: 'found', account }
  if (await hasIdentity(db, account.id)) return refused('other_identity')
  if (account.status === 'unverified')
    return link(db, visitor, await takeOver(db, account, visitor), 'new-account')
  if (account.status !== 'approved') return refused('account_disabled')

  const hasPassword = account.password_hash !== null
  if (hasPassword && passwordEntry === 'portal') return refused('password_in_portal')
  if (hasPassword && passwordEntry === 'returned-to') {
    const linkSecret = await keepForPassword(db, account, { provider: provider.name, issuer, subject })
    return { outcome: 'password-required', account, linkSecret }
  }
  // The address of the account, which is that of the identity but for upper and lower case.
  if (!speaksFor(provider, account.email))
    return refused(passwordEntry === 'off' ? 'link_refused' : 'password_missing')
  return link(db, visitor, account, 'email-domain')
}

async function link(
  db: Transaction<Schema>,
  { identity, provider, actor }: VisitorOfProvider,
  account: AccountRecord,
  proof: LinkProof,
): Promise<AccountOfIdentity> {
  const { issuer, subject } = identity
  const isLinked = await linkIdentity(
    db,
    account,
    { provider: provider.name, issuer, subject },
    { proof, actor },
  )
  return isLinked ? { outcome: 'found', account } : { outcome: 'refused', reason: 'sso_failed' }
}

async function makeAccount(
  db: Transaction<Schema>,
  visitor: VisitorOfProvider,
  email: string,
): Promise<AccountRecord | undefined> {
  const { kind, newAccounts, provider, language, actor } = visitor
  const status = newAccounts.made
  if (status === 'refused') return undefined
  const account = await insertAccount(db, {
    kind,
    email,
    full_name: nameOf(visitor, email),
    status,
    password_hash: null,
    organization_id: await organizationOf(db, visitor),
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
 * Makes an account whose address nobody has confirmed that of the visitor. The registrant may be another person: the password, the
 * names, the organization and the links in mails are not the visitor's.
 */
async function takeOver(
  db: Transaction<Schema>,
  account: AccountRecord,
  visitor: VisitorOfProvider,
): Promise<AccountRecord> {
  const { kind, newAccounts, provider, language, actor } = visitor
  const status = newAccounts.confirmed
  const changed = await updateAccount(db, account.id, {
    status,
    password_hash: null,
    full_name: nameOf(visitor, account.email),
    preferred_name: null,
    organization_id: await organizationOf(db, visitor),
    language,
  })
  await voidMailTokens(db, 'verify-email', account.id)
  await voidMailTokens(db, 'set-password', account.id)
  if (account.organization_id) await removeUnusedOrganizations(db, [account.organization_id])
  await recordChange(db, {
    actor,
    action: `${kind}.verify`,
    subject: account.id,
    details: { status, provider: provider.name },
  })
  await notifyOperators(db, changed)
  return changed
}

function nameOf({ identity }: VisitorOfProvider, email: string): string {
  return identity.name ?? email.slice(0, email.indexOf('@'))
}

/** Returns the ID of the organization for users of the provider; null for a developer. */
async function organizationOf(
  db: Transaction<Schema>,
  { kind, provider, region, actor }: VisitorOfProvider,
): Promise<string | null> {
  if (kind !== 'user') return null
  const organization = await organizationOfProvider(db, provider.name, {
    name: provider.organization,
    region,
  })
  if (organization.isNew)
    await recordChange(db, { actor, action: 'organization.create', subject: organization.id })
  return organization.id
}

async function notifyOperators(db: Transaction<Schema>, { id, status }: AccountRecord): Promise<void> {
  if (status !== 'pending') return
  await orderMail(db, { to: 'operators', template: 'account-waiting', data: { accountId: id } })
}
