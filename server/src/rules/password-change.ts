import type { SignInLimits } from '../config/config'
import type { Database } from '../store/database'
import { countWrongPassword, findDeveloper } from '../store/developers'
import { countAttempts } from '../store/rate-limits'
import type { PasswordPolicy } from '../store/settings'
import type { Caller } from './callers'
import { passwordFaults, type PasswordFault } from './password-policy'
import { hashPassword, passwordMatches } from './passwords'
import { storePassword } from './password-setting'

export type ChangeOutcome =
  | { outcome: 'changed' | 'wrong' | 'locked' }
  | { outcome: 'weak'; faults: PasswordFault[] }
  | { outcome: 'limited'; retryAfterSeconds: number }

const windowSeconds = 60

/** Changes the password of whoever is signed in. Other sessions end; wrong old passwords count towards the lock of the account. */
export async function changePassword(
  database: Database,
  caller: Caller,
  given: { oldPassword: string; newPassword: string },
  { policy, limits }: { policy: PasswordPolicy; limits: SignInLimits },
): Promise<ChangeOutcome> {
  const { db, changes } = database
  const { id } = caller.developer
  const [hit] = await countAttempts(db, [`change-password:${id}`], windowSeconds)
  if (hit && hit.count > limits.perAccount)
    return { outcome: 'limited', retryAfterSeconds: Math.max(1, hit.secondsLeft) }
  const faults = passwordFaults(given.newPassword, policy)
  if (faults.length > 0) return { outcome: 'weak', faults }

  // Not the caller's, which is remembered: it may be older than the last change.
  const developer = await findDeveloper(db, id)
  if (developer?.locked_until && developer.locked_until > new Date()) return { outcome: 'locked' }
  if (!developer || !(await passwordMatches(given.oldPassword, developer.password_hash))) {
    await countWrongPassword(db, id, limits)
    return { outcome: 'wrong' }
  }
  const passwordHash = await hashPassword(given.newPassword)
  await db
    .transaction()
    .execute((transaction) => storePassword(transaction, developer, passwordHash, caller.sessionId))
  changes.changed('sessions')
  return { outcome: 'changed' }
}
