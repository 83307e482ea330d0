import type { SecurityScheme } from '../../reference'
import type { LeftOut } from '../../reference/request/for-browser'
import { credentialOf } from './credentials'
import { type CredentialEntry, emptyEntry } from './session'

/** A credential that went along with a request: by which scheme, and until when its token was valid. */
export interface SentWithRequest {
  readonly scheme: SecurityScheme
  /** In milliseconds since 1970; undefined: unknown. */
  readonly expiresAt?: number
}

/** Returns which credentials go along with a request. @param leftOut - What the browser does not send. */
export function sentCredentials(
  schemes: readonly SecurityScheme[],
  entries: Readonly<Record<string, CredentialEntry>>,
  leftOut: readonly LeftOut[],
): SentWithRequest[] {
  return schemes.flatMap((scheme) => {
    const entry = entries[scheme.name] ?? emptyEntry
    const sent = credentialOf(scheme, entry).filter(
      (one) => !leftOut.some(({ kind, name }) => kind === one.in && name === one.name),
    )
    return sent.length > 0 ? [{ scheme, expiresAt: entry.token?.expiresAt }] : []
  })
}
