import { notifyManager, QueryClient, type QueryKey } from '@tanstack/react-query'
import type { Read } from '../../api'
import { mayRead } from '../screen/may-read'
import type { Portal } from '../portal'
import { pageResponse } from '../../api/page-responses'
import { sessionKey } from '../session'
import { toPortalError } from '../to-portal-error'

/** Data that two tags show, or that was prefetched, is not requested again within this time. */
const FRESH_MS = 10_000

/** Data that is no longer shown stays cached for this time, for a viewer who comes back. */
const CACHED_MS = 5 * 60_000

// By default results wait for the next task. Those that are there already would appear after a first paint without them, and move it.
notifyManager.setScheduler(queueMicrotask)

const clients = new WeakMap<Portal['session'], QueryClient>()

/** Returns the cache of what a portal's tags have read from the server. It has nothing of a viewer who has signed out. */
export function queryClientOf(portal: Portal): QueryClient {
  const { session, bus, config } = portal
  const existing = clients.get(session)
  if (existing) return existing
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        // A failure is shown with a button that tries again.
        retry: false,
        // By default a browser that believes to be offline waits without an end.
        networkMode: 'always',
        refetchOnReconnect: false,
        refetchOnWindowFocus: false,
        staleTime: FRESH_MS,
        // The kit does not know users, so nothing of one may be there for the next.
        gcTime: config.userEntity === 'user' ? 0 : CACHED_MS,
      },
    },
  })
  clients.set(session, client)
  if (typeof document === 'object') {
    const reads = config.userEntity === 'developer' ? pageResponse('reads', config.apiBaseUrl) : undefined
    for (const [key, data] of reads ?? []) client.setQueryData(key, data)
  }
  const isOfOthers = ({ queryKey }: { queryKey: QueryKey }) => queryKey[0] !== viewerOf(portal)
  const clearOthers = () => client.removeQueries({ type: 'inactive', predicate: isOfOthers })
  bus.on('session-change', clearOthers)
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'observerRemoved' || query.isActive()) return
    // Shown at once to a viewer who comes back, and loaded again.
    query.invalidate()
    // A screen of the portal keeps its viewer until the portal shows the sign-in.
    clearOthers()
  })
  return client
}

const viewerOf = ({ session }: Portal): string | null => sessionKey(session.current) ?? null

/** @param viewer - Session that the data is read in. */
export const queryKeyOf = (
  portal: Portal,
  viewer: string | undefined,
  [operation, ...parameters]: Read<unknown>['key'],
) => [viewer ?? null, operation, portal.config.language, ...parameters] as const

export async function loadRead<T>(read: Read<T>, api: Portal['api'], signal: AbortSignal): Promise<T> {
  try {
    return await read.load(api, signal)
  } catch (failure) {
    throw toPortalError(failure)
  }
}

/** Loads what a screen is going to read, unless it will be the sign-in. The screen reports what fails. */
export async function prefetchReads(portal: Portal, reads: readonly Read<unknown>[]): Promise<void> {
  if (!(await mayRead(portal))) return
  const client = queryClientOf(portal)
  await Promise.all(
    reads.map((read) =>
      client.prefetchQuery({
        queryKey: queryKeyOf(portal, sessionKey(portal.session.current), read.key),
        queryFn: ({ signal }) => loadRead(read, portal.earlyApi, signal),
      }),
    ),
  )
}
