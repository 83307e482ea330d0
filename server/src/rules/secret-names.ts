import type { SessionLimits, SignInLimits } from '../config/config'

/** Lifetimes that the settings say. */
export type SecretLifetimes = Pick<SessionLimits, 'accessSeconds' | 'refreshSeconds' | 'absoluteSeconds'> &
  Pick<SignInLimits, 'knownDeviceDays'>

const hour = 3600
const day = 24 * hour
/** As long as codes of operators may be used, which may have no end. */
const century = 36_525 * day

/** Secrets that can be rotated, with how long anything that is signed or encrypted with them lives, in seconds. */
const lifetimes = {
  'access-tokens': ({ accessSeconds }) => accessSeconds,
  'refresh-token-successors': ({ refreshSeconds }) => refreshSeconds,
  'sso-attempts': () => hour,
  'sso-id-tokens': ({ absoluteSeconds }) => absoluteSeconds,
  'captcha-challenges': () => hour,
  'captcha-solutions': () => hour,
  'idempotent-answers': () => day,
  'known-devices': ({ knownDeviceDays }) => knownDeviceDays * day,
  'access-codes': () => century,
} as const satisfies Record<string, (limits: SecretLifetimes) => number>

export type SecretName = keyof typeof lifetimes

export const secretNames = Object.keys(lifetimes) as SecretName[]

/** Returns the longest life of what the secret is for, in seconds. */
export function lifetimeOf(name: SecretName, limits: SecretLifetimes): number {
  return lifetimes[name](limits)
}
