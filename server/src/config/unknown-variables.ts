import { nearestName } from '../lib/nearest-name'
import type { Environment } from './environment'

export interface UnknownVariable {
  readonly name: string
  /** The setting that was most likely meant. */
  readonly nearest?: string
}

/** First words that only this server's settings have: what begins with one of them was meant for it. */
const ownPrefixes = [
  'PORTAL_',
  'CAPTCHA_',
  'SMTP_',
  'MAIL_',
  'SIGN_IN_',
  'ACCESS_TOKEN_',
  'REFRESH_',
  'CLIENT_TOKEN_',
  'SSO_',
  'HSTS_',
  'SECURITY_',
]

/**
 * Returns variables that look like settings and are none. An environment holds many variables of others, so only those count
 * that begin as a setting does, or differ from one by a letter or two.
 */
export function unknownVariables(environment: Environment, known: ReadonlySet<string>): UnknownVariable[] {
  return Object.keys(environment)
    .filter((name) => !known.has(name))
    .flatMap((name) => {
      const isOwn = ownPrefixes.some((prefix) => name.startsWith(prefix))
      const nearest = nearestName(name, known) ?? (isOwn ? nearestName(name, known, 5) : undefined)
      return isOwn || nearest !== undefined ? [{ name, nearest }] : []
    })
}

/** Returns one sentence about an unknown variable. */
export function unknownSentence({ name, nearest }: UnknownVariable): string {
  return `${name} is not a setting${nearest === undefined ? '.' : `; did you mean ${nearest}?`}`
}
