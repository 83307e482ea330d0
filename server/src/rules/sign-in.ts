import type { Kysely } from 'kysely'
import type { SignInLimits } from '../config/config'
import { orderMail } from '../mail/mail-orders'
import type { Actor, AuditAction, Origin } from '../store/audit-log'
import { findAccountByEmail, type AccountRecord } from '../store/accounts'
import type { Schema } from '../store/schema'
import type { AccountKind } from '../store/settings'
import { reserveAttempt, settleRight, settleWrong } from '../store/sign-in-failures'
import type { Language } from '../texts/texts'
import { recordAttempt } from './attempts'
import { passwordMatches } from './passwords'
import { addressHash, type RateLimits } from './rate-limits'

export type SignInResult =
  | { outcome: 'accepted'; account: AccountRecord }
  | { outcome: 'wrong' | 'locked' | 'not-approved' }
  | { outcome: 'limited'; retryAfterSeconds: number }

export interface SignInAttempt {
  /** Of the account: with the password of the other kind nobody gets in. */
  kind: AccountKind
  email: string
  /** As typed, never trimmed. */
  password: string
  origin: Origin
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
  const { kind, email, language, origin } = attempt
  const { networkAddress = 'unknown' } = origin
  const retryAfterSeconds = await rateLimits.signIn({ networkAddress, kind, email })
  if (retryAfterSeconds !== undefined) return { outcome: 'limited', retryAfterSeconds }

  const actor: Actor = { ...origin, name: 'anonymous' }
  const given = { action: 'sign-in', kind, email, language, actor } as const
  const found = await checkPassword(db, given, limits, async () => {
    const known = await findAccountByEmail(db, kind, email)
    return (await passwordMatches(attempt.password, known?.password_hash)) ? known : undefined
  })
  if (found === 'locked' || found === 'wrong') return { outcome: found }
  if (found.status === 'approved') return { outcome: 'accepted', account: found }
  await recordAttempt(db, { actor, action: 'sign-in.not-approved', subject: { kind, email } })
  return { outcome: 'not-approved' }
}

interface PasswordAttempt extends Pick<SignInAttempt, 'kind' | 'email' | 'language'> {
  action: 'sign-in' | 'password-change'
  actor: Actor
}

/**
 * Checks a password where wrong ones count towards the lock of the address. The owner is mailed once for each lock.
 * Refusals and locks are in the audit log, by the same statements for an address with and without an account.
 *
 * @param check - Returns undefined for a wrong password.
 */
export async function checkPassword<T>(
  db: Kysely<Schema>,
  { action: attempted, kind, email, language, actor }: PasswordAttempt,
  limits: SignInLimits,
  check: () => Promise<T | undefined>,
): Promise<T | 'locked' | 'wrong'> {
  const hash = addressHash({ kind, email })
  const record = (action: AuditAction) => recordAttempt(db, { actor, action, subject: { kind, email } })
  const startLock = async () => {
    await record('sign-in.lock')
    await orderMail(db, { to: 'address', address: email, kind, language, template: 'sign-in-locked' })
  }
  const refuse = async (reason: 'locked' | 'wrong') => {
    await record(`${attempted}.${reason === 'locked' ? 'locked' : 'wrong-password'}`)
    return reason
  }

  const reserved = await reserveAttempt(db, hash, limits)
  if (reserved.isNewLock) await startLock()
  if (reserved.isLocked) return refuse('locked')
  const found = await check()
  if (found !== undefined) {
    // Others may have locked the address meanwhile, and then a correct guess among them is rejected.
    const { isLocked } = await settleRight(db, hash)
    return isLocked ? refuse('locked') : found
  }
  const settled = await settleWrong(db, hash, limits)
  if (settled?.isNewLock) await startLock()
  return refuse(settled?.isLocked && !settled.isNewLock ? 'locked' : 'wrong')
}
