import {
  reviewIdentities,
  unlinkIdentity as unlink,
  type ReviewedIdentity,
} from '../rules/sso/identity-links'
import { operatorActor } from '../store/audit-log'
import type { Database } from '../store/database'
import { readPortal } from '../store/portal'
import type { AccountKind } from '../store/settings'
import { isUuid } from '../store/uuid'
import type { AccountRecord } from '../store/accounts'
import { refuse, said, type Command } from './command'
import { findNamed } from './decide-account'
import { listCommand, type ListOptions } from './list-command'

export interface AccountOfIdentities {
  kind: AccountKind
  /** E-mail address or ID. */
  account: string
}

/** One line per identity, the oldest first: ID, provider, subject, when it was linked and used last. */
export const listIdentities = listCommand<ReviewedIdentity, ListOptions & AccountOfIdentities>({
  async read(database, section, options) {
    const { id } = await accountOf(database, options)
    return reviewIdentities(database, id, { providers: await providersOf(database), section })
  },
  lineOf({ id, provider, issuer, subject, created_at, last_used_at }) {
    const times = [`linked ${created_at.toISOString()}`, `last used ${last_used_at.toISOString()}`]
    return [id, provider ?? issuer, subject, ...times].join('  ')
  },
  none: ({ account }) => `${account} is linked to no identity.`,
})

/** Ends the link of an identity, with the sessions that began with it, and notifies the owner by mail. */
export const unlinkIdentity: Command<AccountOfIdentities & { identity?: string }> = {
  async run(database, { identity, ...named }) {
    const account = await accountOf(database, named)
    const providers = await providersOf(database)
    const { data } = await reviewIdentities(database, account.id, { providers, section: { size: 2 } })
    const [first] = data
    if (!first) return refuse(`${account.email} is linked to no identity.`)
    if (identity === undefined && data.length > 1)
      return refuse(
        `${account.email} is linked to several identities; name the ID of one, as \`identities list\` says it.`,
      )
    const identityId = identity ?? first.id
    const options = { identityId, providers, actor: operatorActor }
    const unlinked = isUuid(identityId) ? await unlink(database, account, options) : undefined
    if (!unlinked) return refuse(`${account.email} has no identity ${identity}.`)
    const { provider, issuer, subject } = unlinked
    return said(`${account.email} is no longer linked to ${subject} at ${provider ?? issuer}.`, unlinked)
  },
}

async function accountOf({ db }: Database, { kind, account }: AccountOfIdentities): Promise<AccountRecord> {
  return (await findNamed(db, kind, account)) ?? refuse(`There is no ${kind} ${account}.`)
}

async function providersOf({ db }: Database) {
  return (await readPortal(db)).settings.sign_in.providers
}
