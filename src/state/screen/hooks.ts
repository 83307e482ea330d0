import { useEffect, useState, useSyncExternalStore } from 'react'
import { useNavigation, usePortal } from '../screen-contexts'
import type { PortalContext } from '../portal-context'
import type { Remote } from '../remote'
import { type Session, sessionKey } from '../session'
import { storedChoice } from './stored-choice'

/** Follows sign-in and sign-out wherever they happen. */
export function useSession(): Session {
  const { session } = usePortal()
  const read = () => session.current
  return useSyncExternalStore(session.subscribe, read, read)
}

/** Names the session that data is read in, also before the portal has started. Inside portal-app a sign-out leads away from the screen, which keeps its session until then. */
export function useSessionKey(): string | undefined {
  const { session } = usePortal()
  const { assembled } = useNavigation()
  const read = () => sessionKey(session.current)
  const key = useSyncExternalStore(session.subscribe, read, read)
  const [last, setLast] = useState(key)
  const known = assembled ? (key ?? last) : key
  if (known !== last) setLast(known)
  return known
}

/** The portal context; the first to ask starts the portal up. */
export function usePortalContext(): Remote<PortalContext> {
  const portal = usePortal()
  useEffect(() => {
    // Its failure is in the state that is returned below.
    portal.start().catch(() => undefined)
  }, [portal])
  const { context } = portal
  const read = () => context.remote
  return useSyncExternalStore(context.subscribe, read, read)
}

/**
 * Whether the viewer reads as a visitor of a portal in which an account adds something. False as long as that is not known, and in public
 * portals, which have no accounts.
 */
export function useIsVisitor(): boolean {
  const context = usePortalContext()
  const { status } = useSession()
  const isOpenReading = context.status === 'ready' && context.data.isOpenReading
  return isOpenReading && (status === 'anonymous' || status === 'ended')
}

/**
 * The visitor's choice among a few texts, remembered beyond this visit as far as the browser allows; undefined before the
 * first choice, and the same for all who ask for it here and in other tabs. Anything else that is found in storage is ignored.
 *
 * @param name - Tells choices apart in the storage of one origin.
 */
export function useStoredChoice<const T extends string>(
  name: string,
  values: readonly T[],
): [chosen: T | undefined, choose: (value: T) => void] {
  const { current, choose, subscribe } = storedChoice(name)
  // The page of the portal comes rendered without the choice, which only the browser knows.
  const found = useSyncExternalStore(subscribe, current, () => null)
  return [values.find((value) => value === found), choose]
}
