import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSnapshot } from 'valtio/react'
import { prepareApi } from '../api'
import { useEnvironment } from './element-environment'
import { localText } from './page-storage'
import type { Portal } from './portal'
import type { PortalContext } from './portal-context'
import type { Remote } from './remote'
import { type Load, RemoteSource } from './remote-source'
import type { SessionState } from './session-store'

// Screens that come with these hooks ask the portal as soon as they are drawn.
prepareApi()

const same = (before: readonly unknown[], now: readonly unknown[]): boolean =>
  before.length === now.length && before.every((value, index) => Object.is(value, now[index]))

/**
 * Something from the server, asked for when the component appears and again when a dependency changes.
 *
 * @param load - Aborts when its signal says so.
 * @param deps - What `load` depends on, compared one by one.
 */
export function useRemote<T>(load: Load<T>, deps: readonly unknown[]): Remote<T> {
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
 * first choice. Anything else that is found in storage is ignored.
 *
 * @param name - Tells choices apart in the storage of one origin.
 */
export function useStoredChoice<const T extends string>(
  name: string,
  values: readonly T[],
): [chosen: T | undefined, choose: (value: T) => void] {
  const [stored] = useState(() => localText(`portal-elements:${name}`))
  const [chosen, setChosen] = useState(() => {
    const found = stored.read()
    return values.find((value) => value === found)
  })

  function choose(value: T) {
    stored.write(value)
    setChosen(value)
  }

  return [chosen, choose]
}
