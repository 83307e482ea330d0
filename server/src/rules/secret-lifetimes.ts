import type { SessionLimits, SignInLimits } from '../config/config'
import type { SecretName } from '../store/secrets'

/** Lifetimes that the settings say. */
export type SecretLifetimes = Pick<SessionLimits, 'accessSeconds' | 'refreshSeconds' | 'absoluteSeconds'> &
  Pick<SignInLimits, 'knownDeviceDays'>

const hour = 3600
const day = 24 * hour
/** As long as codes of operators may be used, which may have no end. */
const century = 36_525 * day

/** How long anything that is signed or encrypted with a secret lives, in seconds. */
const lifetimes: Readonly<Record<SecretName, (limits: SecretLifetimes) => number>> = {
  'access-tokens': ({ accessSeconds }) => accessSeconds,
  'refresh-token-successors': ({ refreshSeconds }) => refreshSeconds,
  'sso-attempts': () => hour,
  'sso-id-tokens': ({ absoluteSeconds }) => absoluteSeconds,
  'captcha-challenges': () => hour,
  'captcha-solutions': () => hour,
  'idempotent-answers': () => day,
  'known-devices': ({ knownDeviceDays }) => knownDeviceDays * day,
  'access-codes': () => century,
  'list-cursors': () => day,
}

/** Returns the longest life of what the secret is for, in seconds. */
export function lifetimeOf(name: SecretName, limits: SecretLifetimes): number {
  return lifetimes[name](limits)
}
