import { type StoredText, tabText } from './page-storage'

/** Of this tab: with it nobody else can use a code that was sent to this page, nor have this page use a foreign one. */
export const verifierOf = (apiBaseUrl: string): StoredText =>
  tabText(`portal-elements:${apiBaseUrl}:login-verifier`)

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
