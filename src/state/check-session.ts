import { findSession, type StartUpOptions } from './start-up'

/** Asks whether the session has begun or ended on another origin, unless the browser knows that nothing has changed. */
export async function checkSession(options: StartUpOptions): Promise<void> {
  const { context, session, sources, apiBaseUrl } = options
  await session.settled()
  const isReadable = new URL(apiBaseUrl).hostname === location.hostname
  const isKnown = isReadable && sources.readHint() === (session.current.status === 'signed-in')
  if (!context.current || context.isPublic || isKnown || document.visibilityState === 'hidden') return
  const since = performance.now()
  try {
    await context.load()
  } catch {
    // The page stays as it is; the next request reports the failure.
    return
  }
  await findSession({ ...options, isOpen: true }, since)
}
