import type { Kysely } from 'kysely'
import type { SignInLimits } from '../config/config'
import { orderMail } from '../mail/mail-orders'
import type { Actor, AuditAction, Origin } from '../store/audit-log'
import { findAccountByEmail, type AccountRecord } from '../store/accounts'
import type { Schema } from '../store/schema'
import type { AccountKind } from '../store/settings'
import {
  releaseAttempt,
  reserveAttempt,
  settleRight,
  settleWrong,
  type FailureCount,
} from '../store/sign-in-failures'
import type { Language } from '../texts/texts'
import { recordAttempt } from './attempts'
import type { Admission } from './hash-queue'
import { networkOf } from './network'
import { admitPassword, passwordMatches } from './passwords'
import { addressHash, type RateLimits } from './rate-limits'

export type SignInResult =
  | { outcome: 'accepted'; account: AccountRecord }
  | { outcome: 'wrong' | 'locked' | 'not-approved' }
  | { outcome: 'limited'; retryAfterSeconds: number }

/** What passwords are checked with. */
export interface PasswordRules {
  readonly limits: SignInLimits
  readonly rateLimits: RateLimits
  /** Called when wrong passwords lock an address. */
  readonly lockBegan?: () => void
}

export interface SignInAttempt {
  /** Of the account: with the password of the other kind nobody gets in. */
  kind: AccountKind
  email: string
  /** As typed, never trimmed. */
  password: string
  origin: Origin
  /** ID of the known device that it comes from. */
  device?: string
  /** Of the mail about a lock, if the account has no language of its own. */
  language: Language
}

/**
 * Checks an e-mail address and a password.
 *
 * Wrong passwords lock an address for the network that they came from, and very many lock it for every network, whether or not an
 * account stands behind it. Then every password gets the same refusal. Known devices are counted apart. Unknown addresses cost the same
 * statements and the same time as known ones. Only the right password tells that an account waits for approval.
 *
 * @throws {HashQueueFull} before anything else, if too many passwords are being checked.
 */
export async function signIn(
  db: Kysely<Schema>,
  attempt: SignInAttempt,
  rules: PasswordRules,
): Promise<SignInResult> {
  const admission = admitPassword(attempt.device !== undefined)
  try {
    return await signInAdmitted(db, attempt, { ...rules, admission })
  } finally {
    admission.leave()
  }
}

async function signInAdmitted(
  db: Kysely<Schema>,
  attempt: SignInAttempt,
  { admission, ...rules }: PasswordRules & { admission: Admission },
): Promise<SignInResult> {
  const { kind, email, language, origin, device } = attempt
  const { networkAddress = unknownNetwork } = origin
  const retryAfterSeconds = await rules.rateLimits.signIn({ networkAddress, kind, email, device })
  if (retryAfterSeconds !== undefined) return { outcome: 'limited', retryAfterSeconds }

  const actor: Actor = { ...origin, name: 'anonymous' }
  const given = { action: 'sign-in', kind, email, language, actor, device } as const
  const found = await checkPassword(db, given, rules, async () => {
    const known = await findAccountByEmail(db, kind, email)
    const isRight = await passwordMatches(attempt.password, known?.password_hash, admission)
    return isRight ? known : undefined
  })
  if (found === 'locked' || found === 'wrong') return { outcome: found }
  if (found.status === 'approved') return { outcome: 'accepted', account: found }
  await recordAttempt(db, { actor, action: 'sign-in.not-approved', subject: { kind, email } })
  return { outcome: 'not-approved' }
}

interface PasswordAttempt extends Pick<SignInAttempt, 'kind' | 'email' | 'language' | 'device'> {
  action: 'sign-in' | 'password-change'
  actor: Actor
}

/**
 * Checks a password where wrong ones count towards a lock of the address. The owner is mailed once in the time that a lock lasts.
 * Refusals and locks are in the audit log, by the same statements for an address with and without an account.
 *
 * @param check - Returns undefined for a wrong password.
 */
export async function checkPassword<T>(
  db: Kysely<Schema>,
  { action: attempted, kind, email, language, actor, device }: PasswordAttempt,
  { limits, rateLimits, lockBegan }: PasswordRules,
  check: () => Promise<T | undefined>,
): Promise<T | 'locked' | 'wrong'> {
  const hash = addressHash({ kind, email })
  const record = (action: AuditAction) => recordAttempt(db, { actor, action, subject: { kind, email } })
  const startLock = async () => {
    lockBegan?.()
    await record('sign-in.lock')
    // The address has its own limit of mails, which this one counts towards.
    if (await rateLimits.lockMail({ kind, email })) return
    if (await rateLimits.mailTo(email)) return
    await orderMail(db, { to: 'address', address: email, kind, language, template: 'sign-in-locked' })
  }
  const refuse = async (reason: 'locked' | 'wrong') => {
    await record(`${attempted}.${reason === 'locked' ? 'locked' : 'wrong-password'}`)
    return reason
  }

  const { counts, ...reserved } = await reserve(db, hash, { device, actor, limits })
  if (reserved.isNewLock) await startLock()
  if (reserved.isLocked) return refuse('locked')
  let found: T | undefined
  try {
    found = await check()
  } catch (error) {
    await releaseAttempt(db, hash, counts)
    throw error
  }
  if (found !== undefined) {
    // Others may have locked the address meanwhile, and then a correct guess among them is rejected.
    const { isLocked } = await settleRight(db, hash, counts)
    return isLocked ? refuse('locked') : found
  }
  const settled = await settleWrong(db, hash, counts)
  if (settled.isNewLock && !counts.some(isOfDevice)) await startLock()
  return refuse(settled.isLocked && !settled.isNewLock ? 'locked' : 'wrong')
}

/** Reserves an attempt of a known device. A device with too many wrong passwords is anonymous for the rest of its life. */
async function reserve(
  db: Kysely<Schema>,
  hash: string,
  { device, actor, limits }: { device?: string; actor: Actor; limits: SignInLimits },
) {
  if (device !== undefined) {
    const counts = [ofDevice(device, limits)]
    const reserved = await reserveAttempt(db, hash, counts)
    if (!reserved.isLocked) return { ...reserved, counts }
  }
  const counts = ofAnonymous(actor.networkAddress, limits)
  return { ...(await reserveAttempt(db, hash, counts)), counts }
}

const unknownNetwork = 'unknown'
const deviceSource = 'device '
const hour = 3600
const day = 24 * hour

function ofAnonymous(networkAddress = unknownNetwork, limits: SignInLimits): FailureCount[] {
  const { lockAfter, lockAfterAllNetworks, lockSeconds } = limits
  return [
    { source: 'all', lockAfter: lockAfterAllNetworks, lockSeconds, windowSeconds: hour },
    { source: `network ${networkOf(networkAddress)}`, lockAfter, lockSeconds },
  ]
}

function ofDevice(id: string, { lockAfter, knownDeviceDays }: SignInLimits): FailureCount {
  return { source: deviceSource + id, lockAfter, lockSeconds: knownDeviceDays * day }
}

function isOfDevice({ source }: FailureCount): boolean {
  return source.startsWith(deviceSource)
}
