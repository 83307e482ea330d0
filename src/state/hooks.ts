import { useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { useSnapshot } from 'valtio/react'
import { proxy } from 'valtio/vanilla'
import { prepareApi } from '../api'
import { EnvironmentContext, useEnvironment } from './element-environment'
import type { Portal } from './portal'
import type { PortalContext } from './portal-context'
import type { Remote } from './remote'
import { type Load, RemoteSource } from './remote-source'
import type { SessionState } from './session-store'
import { storedChoice } from './stored-choice'

// Screens that come with these hooks ask the portal as soon as they are drawn.
prepareApi()

const same = (before: readonly unknown[], now: readonly unknown[]): boolean =>
  before.length === now.length && before.every((value, index) => Object.is(value, now[index]))

const nobody = proxy<SessionState>({})

/** Whose answers a screen shows. Inside portal-app a sign-out leads away from the screen, which then has nobody to ask for. */
function useAsker(): string | undefined {
  const environment = useContext(EnvironmentContext)
  const id = useSnapshot(environment?.portal.session.state ?? nobody).developer?.id
  const [last, setLast] = useState(id)
  const asker = environment?.assembled ? (id ?? last) : id
  if (asker !== last) setLast(asker)
  return asker
}

/**
 * Something from the server, asked for when the component appears, again when a dependency changes, and again when somebody
 * else is signed in.
 *
 * @param load - Aborts when its signal says so.
 * @param given - What `load` depends on, compared one by one.
 */
export function useRemote<T>(load: Load<T>, given: readonly unknown[]): Remote<T> {
  const deps = [useAsker(), ...given]
  const [source] = useState(() => new RemoteSource<T>())
  const [wanted, setWanted] = useState({ load, deps })
  if (!same(wanted.deps, deps)) setWanted({ load, deps })
  useEffect(() => {
    source.load(wanted.load)
    return () => source.stop()
  }, [source, wanted])
  return useSyncExternalStore(source.subscribe, source.snapshot)
}

export const usePortal = (): Portal => useEnvironment().portal

/** Who is signed in; follows sign-in and sign-out wherever they happen. */
export const useSession = (): Readonly<SessionState> => useSnapshot(usePortal().session.state)

/** The portal context; the first to ask starts the portal up. */
export function usePortalContext(): Remote<PortalContext> {
  const portal = usePortal()
  useEffect(() => {
    // Its failure is in the state that is returned below.
    portal.start().catch(() => undefined)
  }, [portal])
  return useSnapshot(portal.context.state).remote as Remote<PortalContext>
}

/**
 * What the visitor chose among a few texts, remembered beyond this visit as far as the browser allows; undefined before the
 * first choice, and the same for all who ask for it here and in other tabs. Anything else that is found in storage is ignored.
 *
 * @param name - Tells choices apart in the storage of one origin.
 */
export function useStoredChoice<const T extends string>(
  name: string,
  values: readonly T[],
): [chosen: T | undefined, choose: (value: T) => void] {
  const { current, choose, subscribe } = storedChoice(name)
  const found = useSyncExternalStore(subscribe, current)
  return [values.find((value) => value === found), choose]
}
