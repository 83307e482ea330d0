import { useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { EnvironmentContext } from './element-environment'
import type { LoadedData } from './history-entry'
import { useViewerId } from './hooks'
import type { ReloadableRemote } from './remote'
import { isSameKey, type Load, RemoteLoader, type RemoteRequest } from './remote-loader'

type KeptData<T> = LoadedData & { readonly data: T }

interface RemoteOptions {
  /** Until the data of a new key has loaded, that of the key before is returned, marked as refreshing. Default: `loading`. */
  readonly keepPreviousData?: boolean
  /**
   * Inside the portal, what was loaded is kept under this name for when the viewer comes back to the same entry of the history. It is
   * then shown at once, while it is loaded again. Default: nothing is kept.
   */
  readonly name?: string
}

/**
 * Loads something from the server when the component mounts, and again when a dependency or the viewer changes. These are the key
 * of the data: data of another key is never returned, unless `keepPreviousData` is set.
 *
 * @param load - Aborts when its signal does.
 * @param dependencies - What `load` depends on; each is compared with `Object.is`.
 */
export function useRemote<T>(
  load: Load<T>,
  dependencies: readonly unknown[],
  options?: RemoteOptions,
): ReloadableRemote<T> {
  return useRemoteRequest({ key: [useViewerId(), ...dependencies], load }, options)
}

/** `useRemote` for hooks that make the key themselves, the viewer included. */
export function useRemoteRequest<T>(
  wanted: RemoteRequest<T>,
  { keepPreviousData = false, name }: RemoteOptions = {},
): ReloadableRemote<T> {
  const environment = useContext(EnvironmentContext)
  const [loader] = useState(() => {
    const kept = name === undefined ? undefined : environment?.entry()?.loaded(name)
    // The same name and key were used, so `load` made it.
    return new RemoteLoader<T>(kept && isSameKey(kept.key, wanted.key) ? (kept as KeptData<T>) : undefined)
  })
  const [request, setRequest] = useState(wanted)
  if (!isSameKey(request.key, wanted.key)) setRequest(wanted)

  useEffect(() => {
    loader.load(request)
    return () => loader.stop()
  }, [loader, request])

  const { key, remote } = useSyncExternalStore(loader.subscribe, loader.get)
  const isCurrent = isSameKey(key, wanted.key)

  // After each render: the portal may have moved to another entry, which shows the same.
  useEffect(() => {
    if (name === undefined || !key || !isCurrent || remote.status !== 'ready' || remote.refreshing) return
    environment?.entry()?.keep(name, { key, data: remote.data })
  })

  return useMemo(() => {
    const { reload } = loader
    if (isCurrent) return { ...remote, reload }
    if (keepPreviousData && remote.status === 'ready') return { ...remote, refreshing: true, reload }
    return { status: 'loading', reload }
  }, [loader, remote, isCurrent, keepPreviousData])
}
