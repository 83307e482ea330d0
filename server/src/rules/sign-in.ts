import type { Kysely } from 'kysely'
import type { SignInLimits } from '../config/config'
import { orderMail } from '../mail/mail-orders'
import { findDeveloperByEmail, type DeveloperRecord } from '../store/developers'
import type { Schema } from '../store/schema'
import { reserveAttempt, settleRight, settleWrong } from '../store/sign-in-failures'
import type { Language } from '../texts/texts'
import { passwordMatches } from './passwords'
import { emailHash, type RateLimits } from './rate-limits'

export type SignInResult =
  | { outcome: 'accepted'; developer: DeveloperRecord }
  | { outcome: 'wrong' | 'locked' | 'not-approved' }
  | { outcome: 'limited'; retryAfterSeconds: number }

export interface SignInAttempt {
  email: string
  /** As typed, never trimmed. */
  password: string
  networkAddress: string
  /** Of the mail about a lock, if the account has no language of its own. */
  language: Language
}

/**
 * Checks an e-mail address and a password.
 *
 * An address is locked by wrong passwords whether or not an account stands behind it, and then every password gets the same
 * refusal. Unknown addresses cost the same statements and the same time as known ones. Only the right password tells that
 * an account waits for approval.
 */
export async function signIn(
  db: Kysely<Schema>,
  attempt: SignInAttempt,
  { limits, rateLimits }: { limits: SignInLimits; rateLimits: RateLimits },
): Promise<SignInResult> {
  const retryAfterSeconds = await rateLimits.signIn(attempt)
  if (retryAfterSeconds !== undefined) return { outcome: 'limited', retryAfterSeconds }

  const { email } = attempt
  const found = await checkPassword(db, attempt, limits, async () => {
    const developer = await findDeveloperByEmail(db, email)
    return (await passwordMatches(attempt.password, developer?.password_hash)) ? developer : undefined
  })
  if (found === 'locked' || found === 'wrong') return { outcome: found }
  return found.status === 'approved' ? { outcome: 'accepted', developer: found } : { outcome: 'not-approved' }
}

/**
 * Checks a password where wrong ones count towards the lock of the address. The owner is mailed once for each lock.
 *
 * @param check - Returns undefined for a wrong password.
 */
export async function checkPassword<T>(
  db: Kysely<Schema>,
  { email, language }: Pick<SignInAttempt, 'email' | 'language'>,
  limits: SignInLimits,
  check: () => Promise<T | undefined>,
): Promise<T | 'locked' | 'wrong'> {
  const hash = emailHash(email)
  const tellOwner = () =>
    orderMail(db, { to: 'address', address: email, language, template: 'sign-in-locked' })

  const reserved = await reserveAttempt(db, hash, limits)
  if (reserved.isNewLock) await tellOwner()
  if (reserved.isLocked) return 'locked'
  const found = await check()
  if (found !== undefined) {
    // Others may have locked the address meanwhile, and then a right guess among them opens nothing.
    const { isLocked } = await settleRight(db, hash)
    return isLocked ? 'locked' : found
  }
  const settled = await settleWrong(db, hash, limits)
  if (settled?.isNewLock) await tellOwner()
  return settled?.isLocked && !settled.isNewLock ? 'locked' : 'wrong'
}
