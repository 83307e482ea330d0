import type { Transaction } from 'kysely'
import { orderMail } from '../../mail/mail-orders'
import { deleteAccountGroups } from '../../store/account-groups'
import { recordChange, type Actor } from '../../store/audit-log'
import { announceChange } from '../../store/change-feed'
import type { Database } from '../../store/database'
import { lockAccount, type AccountKey } from '../../store/accounts'
import {
  deleteIdentity,
  insertIdentity,
  listSomeIdentities,
  type LinkedIdentity,
} from '../../store/linked-identities'
import { deleteLoginCodes } from '../../store/login-codes'
import { findSessionsAtProvider } from '../../store/provider-sessions'
import type { Listed, Section } from '../../store/paging'
import type { Schema } from '../../store/schema'
import { endSession } from '../../store/sessions'
import type { IdentityProvider } from '../../store/settings'
import { inTransaction } from '../../store/transactions'

export interface IdentityLink {
  provider: string
  issuer: string
  subject: string
}

/**
 * What entitles an identity to an account: it is new or nobody's, the provider speaks for the domain of its address, or its password
 * was entered.
 */
export type LinkProof = 'new-account' | 'email-domain' | 'password'

/** Links an identity to an account, which stays so, and notifies its owner. @returns false if it is linked to one already. */
export async function linkIdentity(
  db: Transaction<Schema>,
  { id, kind }: AccountKey,
  { provider, issuer, subject }: IdentityLink,
  { proof, actor }: { proof: LinkProof; actor: Actor },
): Promise<boolean> {
  if (!(await insertIdentity(db, id, { kind, issuer, subject }))) return false
  await recordChange(db, {
    actor,
    action: `${kind}.link`,
    subject: id,
    details: { provider, issuer, proof },
  })
  await orderMail(db, { to: 'account', accountId: id, template: 'identity-linked', data: { provider } })
  return true
}

/** An identity as operators see it. */
export interface ReviewedIdentity extends LinkedIdentity {
  /** Name of the provider; null if none of the settings has its issuer any more. */
  provider: string | null
}

/** Returns identities of an account, oldest first. */
export async function reviewIdentities(
  { db }: Database,
  accountId: string,
  { providers, section }: { providers: readonly IdentityProvider[]; section: Section },
): Promise<Listed<ReviewedIdentity>> {
  const { data, ...rest } = await listSomeIdentities(db, accountId, section)
  return { data: data.map((identity) => reviewed(identity, providers)), ...rest }
}

/**
 * Ends the link of an identity, and the sessions that began with it. The next sign-in with it is a first one again. The owner is
 * notified.
 *
 * @returns undefined if it is not an identity of the account.
 */
export async function unlinkIdentity(
  { db, changes }: Database,
  { id: accountId, kind }: AccountKey,
  {
    identityId,
    providers,
    actor,
  }: { identityId: string; providers: readonly IdentityProvider[]; actor: Actor },
): Promise<ReviewedIdentity | undefined> {
  const result = await inTransaction(db, async (transaction) => {
    // Pending sign-ins wait, and then find no link.
    if (!(await lockAccount(transaction, accountId, kind))) return undefined
    const identity = await deleteIdentity(transaction, accountId, identityId)
    if (!identity) return undefined
    const { issuer, subject } = identity
    const sessions = await findSessionsAtProvider(transaction, { issuer, subject, accountId })
    for (const session of sessions) await endSession(transaction, session, 'unlinked')
    await deleteLoginCodes(transaction, { accountId, issuer, subject })
    const unlinked = reviewed(identity, providers)
    const { provider } = unlinked
    // They would be those of the next person who is linked, until that one signs in.
    await deleteAccountGroups(transaction, accountId, namesOf(issuer, providers))
    await announceChange(transaction, 'access', accountId)
    await recordChange(transaction, {
      actor,
      action: `${kind}.unlink`,
      subject: accountId,
      details: { provider, issuer, sessions: sessions.length },
    })
    const data = { provider: provider ?? issuer }
    await orderMail(transaction, { to: 'account', accountId, template: 'identity-unlinked', data })
    return { unlinked, sessions }
  })
  for (const session of result?.sessions ?? []) changes.changed('sessions', session)
  if (result) changes.changed('access', accountId)
  return result?.unlinked
}

function namesOf(issuer: string, providers: readonly IdentityProvider[]): string[] {
  return providers.filter((provider) => provider.issuer === issuer).map(({ name }) => name)
}

function reviewed(identity: LinkedIdentity, providers: readonly IdentityProvider[]): ReviewedIdentity {
  const { id, issuer, subject, created_at, last_used_at } = identity
  return { id, provider: namesOf(issuer, providers)[0] ?? null, issuer, subject, created_at, last_used_at }
}
