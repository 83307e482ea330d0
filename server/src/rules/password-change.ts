import type { SignInLimits } from '../config/config'
import type { Actor } from '../store/audit-log'
import type { Database } from '../store/database'
import { findAccount } from '../store/accounts'
import type { PasswordPolicy } from '../store/settings'
import type { Language } from '../texts/texts'
import type { Caller } from './callers'
import { passwordFaults, type PasswordFault } from './password-policy'
import { storePassword } from './password-setting'
import { hashPassword, passwordMatches } from './passwords'
import type { RateLimits } from './rate-limits'
import { checkPassword } from './sign-in'

export type ChangeOutcome =
  | { outcome: 'changed' | 'wrong' | 'locked' }
  | { outcome: 'weak'; faults: PasswordFault[] }
  | { outcome: 'limited'; retryAfterSeconds: number }

export interface PasswordChange {
  oldPassword: string
  newPassword: string
  /** Whether the caller's other sessions end. */
  endsOtherSessions: boolean
  language: Language
  actor: Actor
}

/** Changes the password of the signed-in account; wrong old passwords count towards the lock of the address. */
export async function changePassword(
  database: Database,
  caller: Caller,
  { oldPassword, newPassword, endsOtherSessions, language, actor }: PasswordChange,
  { policy, limits, rateLimits }: { policy: PasswordPolicy; limits: SignInLimits; rateLimits: RateLimits },
): Promise<ChangeOutcome> {
  const { db, changes } = database
  const { id, kind, email } = caller.account
  const retryAfterSeconds = await rateLimits.passwordChange(id)
  if (retryAfterSeconds !== undefined) return { outcome: 'limited', retryAfterSeconds }
  const faults = passwordFaults(newPassword, policy)
  if (faults.length > 0) return { outcome: 'weak', faults }

  const found = await checkPassword(
    db,
    { action: 'password-change', kind, email, language, actor },
    limits,
    async () => {
      // Not the caller's, which is cached: it may be older than the last change.
      const account = await findAccount(db, id)
      return (await passwordMatches(oldPassword, account?.password_hash)) ? account : undefined
    },
  )
  if (found === 'locked' || found === 'wrong') return { outcome: found }
  const passwordHash = await hashPassword(newPassword)
  const kept = endsOtherSessions ? { session: caller.sessionId } : 'all'
  const proof = { actor, proof: 'old-password', kept } as const
  await db.transaction().execute((transaction) => storePassword(transaction, found, passwordHash, proof))
  changes.changed('sessions')
  return { outcome: 'changed' }
}
