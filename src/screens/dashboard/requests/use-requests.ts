import { useMemo } from 'react'
import { readOf, type RequestRecord } from '../../../api'
import { LIST_PAGE_SIZE } from '../../../lib/limits'
import { useLastRead, useRead, useStateFor } from '../../../state'
import { withKeys } from './request-keys'
import { useLateRequests } from './use-late-requests'
import type { RequestFilters } from './request-filter-values'

/** A request of the list, or one that is still open although newer ones have moved it to the next page. */
export interface ListedRequest {
  /** The same for the same request after each refresh. */
  readonly key: string
  readonly request: RequestRecord
  readonly isOpen: boolean
}

type OpenRequests = ReadonlyMap<string, RequestRecord>

const noneOpen: OpenRequests = new Map()

/**
 * Loads the latest requests of an application, a page at a time. Requests that the reader has opened stay open, and stay in the list,
 * while it is refreshed.
 *
 * @param now - Another value loads the page again.
 * @param onArrived - Requests have arrived that were made before the dashboard was opened.
 */
export function useRequests(
  applicationId: string,
  filters: RequestFilters,
  now: number,
  onArrived: () => void,
) {
  const { statusClass, credentialId, requestId } = filters
  const list = JSON.stringify([applicationId, statusClass, credentialId, requestId])
  // Where each page that the reader has gone to begins, after the first.
  const [starts, setStarts] = useStateFor<readonly string[]>(list, () => [])
  const [open, setOpen] = useStateFor(list, () => noneOpen)
  const start = starts.at(-1)

  const read = readOf('/api/v2/applications/{applicationId}/requests', {
    params: {
      path: { applicationId },
      query: {
        'page[size]': LIST_PAGE_SIZE,
        'page[after]': start,
        'filter[status_class]': Number(statusClass.charAt(0)) || undefined,
        'filter[credential_id]': credentialId,
        'filter[request_id]': requestId,
      },
    },
  })
  const remote = useRead({ ...read, key: [...read.key, now] })
  const loaded = remote.status === 'ready' ? remote.data : undefined
  const last = useLastRead(useMemo(() => loaded && { start, list, page: loaded }, [start, list, loaded]))

  const page = last?.page
  const isOfThisPage = last?.start === start && last?.list === list
  const rows = useMemo((): ListedRequest[] | undefined => {
    if (!page) return undefined
    const found = withKeys(page.data)
    const keys = new Set(found.map(({ key }) => key))
    const moved = isOfThisPage ? [...open].filter(([key]) => !keys.has(key)) : []
    return [...found, ...moved.map(([key, request]) => ({ key, request }))].map((one) => ({
      ...one,
      isOpen: open.has(one.key),
    }))
  }, [page, isOfThisPage, open])

  useLateRequests({
    newest: isOfThisPage ? (rows?.[0]?.key ?? '') : undefined,
    list,
    reload: () => starts.length === 0 && remote.reload(),
    onArrived,
  })

  function goTo(next: readonly string[]) {
    setStarts(next)
    setOpen(noneOpen)
  }

  const next = page?.meta.next
  return {
    rows,
    failure: remote.status === 'failed' ? remote : undefined,
    isLoading: remote.status === 'loading' || (remote.status === 'ready' && remote.refreshing),
    toggle({ key, request }: ListedRequest) {
      setOpen((before) => {
        const changed = new Map(before)
        if (!changed.delete(key)) changed.set(key, request)
        return changed
      })
    },
    toOlder: next && isOfThisPage ? () => goTo([...starts, next]) : undefined,
    toNewer: starts.length > 0 ? () => goTo(starts.slice(0, -1)) : undefined,
    toNewest: starts.length > 1 ? () => goTo([]) : undefined,
  }
}
