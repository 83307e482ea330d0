import type { PortalApi } from '../api'
import { type StoredText, tabText } from './page-storage'
import type { SessionSources } from './session-sources'
import type { SessionStore } from './session-store'

/** Of this tab: with it nobody else can use a code that was sent to this page, nor have this page use a foreign one. */
const verifierOf = (apiBaseUrl: string): StoredText => tabText(`portal-elements:${apiBaseUrl}:login-verifier`)

/** Pages cannot keep what a single sign-on needs until it comes back. */
export class StorageBlocked extends Error {}

const base64url = (bytes: Uint8Array<ArrayBuffer>): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/**
 * Returns the challenge of a single sign-on that comes back to this page with a code, as pages of other sites need it: they could not send
 * the cookies of a session. Undefined where cookies do, or where nothing does.
 *
 * @param returnTo - Where it comes back to, by default this origin. Only this origin has the verifier.
 * @throws {StorageBlocked}
 */
export async function beginLoginCode(
  apiBaseUrl: string,
  returnTo: string | undefined,
): Promise<string | undefined> {
  const isOtherHost = new URL(apiBaseUrl).hostname !== location.hostname
  const returnsHere =
    !returnTo?.trim() || (URL.canParse(returnTo) && new URL(returnTo).origin === location.origin)
  if (!isOtherHost || location.protocol !== 'https:' || !returnsHere) return undefined
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)))
  if (!verifierOf(apiBaseUrl).write(verifier))
    throw new StorageBlocked('Single sign-on needs the session storage of this page, which is blocked.')
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return base64url(new Uint8Array(digest))
}

interface Arrival {
  readonly api: PortalApi
  readonly apiBaseUrl: string
  readonly session: SessionStore
  readonly sources: SessionSources
}

/** Starts the session of a single sign-on that has come back with a code. Without a verifier the code is for another portal. */
export async function takeLoginCode(
  code: string,
  { api, apiBaseUrl, session, sources }: Arrival,
): Promise<void> {
  const stored = verifierOf(apiBaseUrl)
  const verifier = stored.read()
  if (!verifier) return
  stored.remove()
  sources.removeLoginCode()
  try {
    await api.direct.POST('/api/v2/developer/authenticate/code', {
      body: { code, code_verifier: verifier },
    })
  } catch (failure) {
    console.warn(failure)
    session.denyReturn()
  }
}
