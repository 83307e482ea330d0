import { isRecord } from '../lib/is-record'
import { localPath } from '../lib/local-path'
import type { SessionDeveloper } from './session'

/** Display data only: the tokens are cookies that scripts cannot read. */
export interface StoredSession {
  readonly developer?: SessionDeveloper
  /** Path asked for before signing in. */
  readonly to?: string
}

// Several times what the longest name, address and path need; more was not written by us.
const MAX_STORED_LENGTH = 32_768
const MAX_FIELD_LENGTH = 512

const field = (value: unknown): string => (typeof value === 'string' ? value.slice(0, MAX_FIELD_LENGTH) : '')

/** The three fields that are kept of a profile; nothing without an ID. */
export function readDeveloper(value: unknown): SessionDeveloper | undefined {
  if (!isRecord(value) || !field(value.id)) return undefined
  return { id: field(value.id), email: field(value.email), full_name: field(value.full_name) }
}

/** Base64 of URI-encoded JSON: base64 alone takes no letters beyond Latin-1. */
export const encodeSession = (session: StoredSession): string =>
  btoa(encodeURIComponent(JSON.stringify(session)))

/** Reads a stored text; anything tampered with is left out. */
export function decodeSession(stored: unknown): StoredSession {
  if (typeof stored !== 'string' || stored.length > MAX_STORED_LENGTH) return {}
  try {
    const session: unknown = JSON.parse(decodeURIComponent(atob(stored)))
    if (!isRecord(session)) return {}
    return { developer: readDeveloper(session.developer), to: localPath(session.to) }
  } catch {
    return {}
  }
}
