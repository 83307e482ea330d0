import { recordChange, recordChanges, type Actor } from '../store/audit-log'
import type { Database } from '../store/database'
import { endSession, endSessionsOf, listLiveSessions } from '../store/sessions'
import type { Caller } from './callers'
import { deviceOf, type Device } from './device'
import { networkOf } from './network'
import { inTransaction } from '../store/transactions'

/** A session, as its owner sees it. */
export interface OwnSession {
  readonly id: string
  readonly createdAt: Date
  /** When its tokens were replaced last, or it began. */
  readonly lastUsedAt: Date
  /** From which it began. Null if unknown. */
  readonly network: string | null
  readonly device: Device
  readonly isCurrent: boolean
}

export interface OwnSessionLimits {
  /** A session ends after so many seconds, however often it is refreshed. */
  readonly absoluteSeconds: number
}

/** Returns the sessions of the caller's account that have neither ended nor expired, the one used last first, at most 100. */
export async function listOwnSessions(
  { db }: Database,
  { account, sessionId }: Caller,
  { absoluteSeconds }: OwnSessionLimits,
): Promise<OwnSession[]> {
  const found = await listLiveSessions(db, account, { absoluteSeconds })
  return found.map(({ id, created_at, last_used_at, network_address, user_agent }) => ({
    id,
    createdAt: created_at,
    lastUsedAt: last_used_at,
    network: network_address === null ? null : networkOf(network_address),
    device: deviceOf(user_agent),
    isCurrent: id === sessionId,
  }))
}

/** Ends a session of the caller's account, in every process at once. @returns whether there was one. */
export async function endOwnSession(
  { db, changes }: Database,
  { account, sessionId }: Caller,
  { id, actor }: { id: string; actor: Actor },
  { absoluteSeconds }: OwnSessionLimits,
): Promise<boolean> {
  const reason = id === sessionId ? 'logout' : 'ended-by-owner'
  const isEnded = await inTransaction(db, async (transaction) => {
    const [session] = await listLiveSessions(transaction, account, { absoluteSeconds, id })
    if (!session || !(await endSession(transaction, id, reason))) return false
    await recordChange(transaction, {
      actor,
      action: 'session.end',
      subject: account.id,
      details: { session: id, reason },
    })
    return true
  })
  if (isEnded) changes.changed('sessions', id)
  return isEnded
}

/** Ends every session of the caller's account but the one that calls, in every process at once. */
export async function endOtherSessions(
  { db, changes }: Database,
  { account, sessionId }: Caller,
  actor: Actor,
): Promise<void> {
  const reason = 'ended-by-owner'
  await inTransaction(db, async (transaction) => {
    const ended = await endSessionsOf(transaction, account.id, reason, sessionId)
    await recordChanges(
      transaction,
      ended.map((session) => ({
        actor,
        action: 'session.end',
        subject: account.id,
        details: { session, reason },
      })),
    )
  })
  changes.changed('accounts', account.id)
}
