import { type QueryKey, skipToken, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { needsSession, type OperationPath, type PortalError, type Read } from '../../api'
import { runInBackground } from '../../lib/run-in-background'
import { usePortal } from '../screen-contexts'
import { useSessionKey } from '../screen/hooks'
import { loadRead, queryClientOf, queryKeyOf } from './query-client'
import type { ReloadableRemote } from '../remote'
import { useRetryOnline } from './use-retry-online'

interface ReadOptions {
  /** Until other data has loaded, that before is returned, marked as refreshing. Default: `loading`. */
  readonly keepPreviousData?: boolean
  /** For forms, which change what they show: nothing that may be old is returned. Default: it is returned while it is loaded again. */
  readonly isFresh?: boolean
  /** The same for every viewer, such as a file of another site. Default: it is loaded anew for each viewer. */
  readonly isOfEveryone?: boolean
}

/** Neither another attempt nor the data from before helps. */
const isFinal = (error: PortalError): boolean =>
  needsSession(error) || ['forbidden', 'not-found', 'invalid'].includes(error.code)

/**
 * Reads something from the server, through the cache that all tags of the portal share. What is there already is returned at once, and
 * loaded again if it may be old.
 *
 * @param read - Undefined: nothing is wanted, and nothing is requested.
 */
export function useRead<T>(read: Read<T>, options?: ReadOptions): ReloadableRemote<T>
export function useRead<T>(read: Read<T> | undefined, options?: ReadOptions): ReloadableRemote<T> | undefined
export function useRead<T>(
  read: Read<T> | undefined,
  options: ReadOptions = {},
): ReloadableRemote<T> | undefined {
  const portal = usePortal()
  const session = useSessionKey()
  const viewer = options.isOfEveryone ? undefined : session
  const { data, error, isFetching, isFetchedAfterMount, isPlaceholderData, refetch } = useQuery<
    T,
    PortalError
  >(
    {
      queryKey: queryKeyOf(portal, viewer, read?.key ?? ['nothing']),
      queryFn: read ? ({ signal }) => loadRead(read, portal.api, signal) : skipToken,
      placeholderData: (before, query) =>
        options.keepPreviousData && query?.queryKey[0] === (viewer ?? null) ? before : undefined,
    },
    queryClientOf(portal),
  )
  const isWanted = read !== undefined
  // Several tags may wait for the same data, which is requested once.
  const retryOnline = useCallback(() => runInBackground(refetch({ cancelRefetch: false })), [refetch])
  useRetryOnline(isWanted ? error : undefined, retryOnline)
  const isOld = options.isFresh === true && (error !== null || (isFetching && !isFetchedAfterMount))
  return useMemo(() => {
    if (!isWanted) return undefined
    const reload = () => runInBackground(refetch())
    if (data !== undefined && !isOld && !(error && isFinal(error))) {
      const failure = error ? { error, retry: reload } : undefined
      return { status: 'ready', data, refreshing: isFetching || isPlaceholderData, failure, reload }
    }
    if (error && !isFetching) return { status: 'failed', error, retry: reload, reload }
    return { status: 'loading', reload }
  }, [isWanted, isOld, data, error, isFetching, isPlaceholderData, refetch])
}

/**
 * Returns a function for after a write: what is shown of the given operations is loaded again, and what is not shown is removed from the
 * cache.
 */
export function useInvalidate(): (...operations: OperationPath[]) => void {
  const portal = usePortal()
  return useCallback(
    (...operations) => {
      const client = queryClientOf(portal)
      const predicate = ({ queryKey }: { queryKey: QueryKey }) =>
        operations.some((one) => one === queryKey[1])
      client.removeQueries({ type: 'inactive', predicate })
      runInBackground(client.invalidateQueries({ predicate }))
    },
    [portal],
  )
}
