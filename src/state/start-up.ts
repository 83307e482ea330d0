import { isPortalError, logout, type PortalApi } from '../api'
import { isLocalHost } from '../lib/is-local-host'
import type { ContextStore } from './context-store'
import type { Page } from './page'
import type { StoredText } from './page-storage'
import type { SessionSources } from './session-sources'
import type { SessionStore } from './session-store'

export interface StartUpOptions {
  readonly api: PortalApi
  readonly context: ContextStore
  readonly session: SessionStore
  readonly sources: SessionSources
  readonly page: Page
  /** The profile is that of a developer; of users the server tells nothing here. */
  readonly isDeveloper: boolean
  /**
   * Renews the session, unless that has succeeded since. A session that is lost is forgotten.
   *
   * @param since - On the clock of `performance.now()`.
   */
  renewSession(since: number): Promise<void>
  /** The page has been used without a session, so that elements follow one that is found. */
  readonly isOpen?: boolean
  /** Base of the API. */
  readonly apiBaseUrl: string
  /** Remembers across the reload that there has been one. */
  readonly reloaded: StoredText
}

/**
 * On a developer's own machine a refused start comes from cookies of another server on the same host, which no script can
 * clear: the server is asked to, and the page begins anew. Once, because a reload that does not help would never end.
 */
async function beginAnew({ api, session, page, reloaded }: StartUpOptions): Promise<void> {
  if (!reloaded.write('true')) return
  session.destroy()
  await logout(api).catch((failure: unknown) => console.warn(failure))
  page.reload()
}

/** Single sign-on, and a sign-in on another origin, leave no profile here; when there is none to be had, nobody is signed in. */
async function fetchProfile({ api, session, isOpen }: StartUpOptions): Promise<void> {
  try {
    session.signedIn(await api.direct.GET('/api/v2/developer/me'), isOpen)
  } catch (failure) {
    console.warn(failure)
    session.lost()
  }
}

/** The access token of a session has expired: the server saw an anonymous caller, and decided the flags for that one. */
async function loadForViewer({ context, renewSession }: StartUpOptions, since: number): Promise<void> {
  try {
    await renewSession(since)
  } catch (failure) {
    console.warn(failure)
    return
  }
  await context.load()
}

/** Context first, because it says whether there can be a session; then what was stored, renewed if need be; then who has just signed in. */
export async function startUp(options: StartUpOptions): Promise<void> {
  const { context, session, page, reloaded } = options
  const since = performance.now()
  const code = options.isDeveloper && options.sources.readLoginCode()
  if (code) {
    const { takeLoginCode } = await import('./take-login-code')
    await takeLoginCode(code, options)
  }
  try {
    await context.load()
  } catch (failure) {
    const isRefused = isPortalError(failure) && failure.status === 401 && isLocalHost(page.address().hostname)
    if (isRefused && reloaded.read() === null) await beginAnew(options)
    else reloaded.remove()
    throw failure
  }
  reloaded.remove()
  session.restore()
  await findSession(options, since)
  if (options.isDeveloper) session.started()
}

/**
 * Takes over a session that began elsewhere, and notices that one has ended elsewhere. The context has just been loaded.
 *
 * @param since - When that began, on the clock of `performance.now()`.
 */
export async function findSession(options: StartUpOptions, since: number): Promise<void> {
  const { context, session, sources, isDeveloper } = options
  if (context.isPublic) return
  const hasReturned = 'hasReturned' in session.current && session.current.hasReturned
  const isExpected = session.current.status === 'signed-in' || (isDeveloper && sources.readHint())
  if (isExpected && context.current?.sawSession === false) await loadForViewer(options, since)
  const isElsewhere = isDeveloper && !session.current.viewer && context.current?.sawSession
  if (hasReturned || isElsewhere) await fetchProfile(options)
}
