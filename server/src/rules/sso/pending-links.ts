import type { Transaction } from 'kysely'
import { newSecret, secretHash } from '../../sso/attempt-secrets'
import type { Actor } from '../../store/audit-log'
import { lockAccount, type AccountKey } from '../../store/accounts'
import { hasIdentity } from '../../store/linked-identities'
import { insertPendingLink, takePendingLink } from '../../store/pending-links'
import type { Schema } from '../../store/schema'
import { linkIdentity, type IdentityLink } from './identity-links'

/** Time in which the password is entered. */
export const pendingLinkSeconds = 10 * 60

/** Keeps an identity until the password of an account is entered. @returns a secret for the browser, which alone can complete the link. */
export async function keepForPassword(
  db: Transaction<Schema>,
  account: AccountKey,
  link: IdentityLink,
): Promise<string> {
  const secret = newSecret()
  await insertPendingLink(db, {
    ...link,
    accountId: account.id,
    secretHash: secretHash(secret),
    lifetimeSeconds: pendingLinkSeconds,
  })
  return secret
}

/**
 * Links the identity that a browser came with, in the transaction that starts a session with the password of the account. One that
 * is for another account is left unused.
 *
 * @returns whether it was linked.
 */
export async function completeLink(
  db: Transaction<Schema>,
  account: AccountKey,
  { secret, actor }: { secret: string; actor: Actor },
): Promise<boolean> {
  const link = await takePendingLink(db, account.id, secretHash(secret))
  if (!link) return false
  // Of two identities at once, one is linked.
  await lockAccount(db, account.id)
  if (await hasIdentity(db, account.id)) return false
  return linkIdentity(db, account, link, { proof: 'password', actor })
}
