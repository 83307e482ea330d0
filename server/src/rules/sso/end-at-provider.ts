import { recordChange, type Origin } from '../../store/audit-log'
import type { Database } from '../../store/database'
import { findSessionsAtProvider, useLogoutToken } from '../../store/provider-sessions'
import { endSession } from '../../store/sessions'
import { rememberedSeconds, type LogoutToken } from '../../sso/logout-tokens'
import { inTransaction } from '../../store/transactions'

/**
 * Ends the sessions that a logout token names, for every process at once.
 *
 * @returns how many there were; undefined if the token was used before.
 */
export async function endByLogoutToken(
  { db, changes }: Database,
  { issuer, subject, sid, hash }: LogoutToken,
  origin: Origin,
): Promise<number | undefined> {
  const ended = await inTransaction(db, async (transaction) => {
    if (!(await useLogoutToken(transaction, hash, rememberedSeconds))) return undefined
    const sessions = await findSessionsAtProvider(transaction, { issuer, subject, sid })
    for (const session of sessions) {
      const account = await endSession(transaction, session, 'provider-logout')
      if (!account) continue
      await recordChange(transaction, {
        actor: { ...origin, name: 'portal' },
        action: 'session.end',
        subject: account.id,
        details: { session, reason: 'provider-logout' },
      })
    }
    return sessions
  })
  for (const session of ended ?? []) changes.changed('sessions', session)
  return ended?.length
}
