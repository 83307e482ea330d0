import type { SignInLimits } from '../config/config'
import type { Actor } from '../store/audit-log'
import type { Database } from '../store/database'
import { findAccount, lockAccount } from '../store/accounts'
import type { PasswordPolicy } from '../store/settings'
import type { Language } from '../texts/texts'
import type { Caller } from './callers'
import { passwordFaults, type PasswordFault } from './password-policy'
import { storePassword } from './password-setting'
import { hashPassword, passwordMatches } from './passwords'
import type { RateLimits } from './rate-limits'
import { checkPassword } from './sign-in'
import { inTransaction } from '../store/transactions'

export type ChangeOutcome =
  /** `ended`: the account is no longer approved. */
  | { outcome: 'changed' | 'wrong' | 'locked' | 'ended' }
  | { outcome: 'weak'; faults: PasswordFault[] }
  | { outcome: 'limited'; retryAfterSeconds: number }

export interface PasswordChange {
  oldPassword: string
  newPassword: string
  /** Whether the caller's other sessions end. */
  endsOtherSessions: boolean
  language: Language
  /** ID of the known device that it comes from. */
  device?: string
  actor: Actor
}

/** Changes the password of the signed-in account; wrong old passwords count towards the lock of the address. */
export async function changePassword(
  database: Database,
  caller: Caller,
  { oldPassword, newPassword, endsOtherSessions, language, device, actor }: PasswordChange,
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
    { action: 'password-change', kind, email, language, device, actor },
    { limits, rateLimits },
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
  const outcome = await inTransaction(db, async (transaction) => {
    // Hashing takes a while, in which another request may have changed the password, or an operator the account.
    const current = await lockAccount(transaction, id, kind)
    if (current?.status !== 'approved') return 'ended'
    if (current.credential_version !== found.credential_version) return 'wrong'
    await storePassword(transaction, current, passwordHash, proof)
    return 'changed'
  })
  if (outcome === 'changed') changes.changed('accounts', id)
  return { outcome }
}
