import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { SignInLimits } from '../config/config'
import {
  countWrongPassword,
  findDeveloperByEmail,
  forgetWrongPasswords,
  type DeveloperRecord,
} from '../store/developers'
import { countAttempts } from '../store/rate-limits'
import type { Schema } from '../store/schema'
import { passwordMatches } from './passwords'

export type SignInResult =
  | { outcome: 'accepted'; developer: DeveloperRecord }
  | { outcome: 'wrong' | 'locked' | 'not-approved' }
  | { outcome: 'limited'; retryAfterSeconds: number }

const windowSeconds = 60
const noAccount = '00000000-0000-0000-0000-000000000000'

/**
 * Checks an e-mail address and a password. What is special about an account is told only with its right password, and an
 * unknown address costs the same statements and the same time as a known one.
 *
 * @param attempt.password - As typed, never trimmed.
 * @param attempt.address - Network address of the caller.
 */
export async function signIn(
  db: Kysely<Schema>,
  attempt: { email: string; password: string; address: string },
  limits: SignInLimits,
): Promise<SignInResult> {
  const accountKey = `sign-in:account:${createHash('sha256').update(attempt.email.toLowerCase()).digest('hex')}`
  const bounds = new Map([
    [`sign-in:address:${attempt.address}`, limits.perAddress],
    [accountKey, limits.perAccount],
  ])
  const hits = await countAttempts(db, [...bounds.keys()], windowSeconds)
  const exceeded = hits.find(({ key, count }) => count > (bounds.get(key) ?? 0))
  if (exceeded) return { outcome: 'limited', retryAfterSeconds: Math.max(1, exceeded.secondsLeft) }

  const developer = await findDeveloperByEmail(db, attempt.email)
  if (!(await passwordMatches(attempt.password, developer?.password_hash))) {
    await db.transaction().execute(async (transaction) => {
      await countWrongPassword(transaction, developer?.id ?? noAccount, limits)
      // A write for an unknown address too: the time a commit takes would tell them apart.
      await countAttempts(transaction, [`wrong-password:${accountKey}`], windowSeconds)
    })
    return { outcome: 'wrong' }
  }

  if (!developer) return { outcome: 'wrong' }
  if (developer.locked_until && developer.locked_until > new Date()) return { outcome: 'locked' }
  await forgetWrongPasswords(db, developer.id)
  if (developer.status !== 'approved') return { outcome: 'not-approved' }
  return { outcome: 'accepted', developer }
}
