import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useViewerId } from './hooks'
import type { ReloadableRemote } from './remote'
import { isSameKey, type Load, RemoteLoader, type RemoteRequest } from './remote-loader'

interface RemoteOptions {
  /** Until the data of a new key has loaded, that of the key before is returned, marked as refreshing. Default: `loading`. */
  readonly keepPreviousData?: boolean
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
  { keepPreviousData = false }: RemoteOptions = {},
): ReloadableRemote<T> {
  const [loader] = useState(() => new RemoteLoader<T>())
  const [request, setRequest] = useState(wanted)
  if (!isSameKey(request.key, wanted.key)) setRequest(wanted)

  useEffect(() => {
    loader.load(request)
    return () => loader.stop()
  }, [loader, request])

  const { key, remote } = useSyncExternalStore(loader.subscribe, loader.get)
  const isCurrent = isSameKey(key, wanted.key)
  return useMemo(() => {
    const { reload } = loader
    if (isCurrent) return { ...remote, reload }
    if (keepPreviousData && remote.status === 'ready') return { ...remote, refreshing: true, reload }
    return { status: 'loading', reload }
  }, [loader, remote, isCurrent, keepPreviousData])
}
