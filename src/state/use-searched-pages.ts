import { TYPING_PAUSE_MS } from '../lib/limits'
import { useEffect, useRef, useState } from 'react'
import { needsSession } from '../api'
import { readAskedPage } from './asked-page'
import { useViewerId } from './hooks'
import { isSameKey } from './remote-loader'
import { useEntryState } from './use-entry-state'
import { useLatest } from './use-latest'
import { useRemoteRequest } from './use-remote'

export interface WantedPage<Order extends string = string> {
  /** Text searched for, without white space around it. */
  readonly query: string
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  /** What the list is sorted by. Default: the server's order. */
  readonly order?: Order
}

interface ListPage {
  readonly data: readonly unknown[]
  readonly meta: { readonly page: { readonly total: number } }
}

/** A response together with what was requested. */
export interface FoundPage<Page extends ListPage> extends WantedPage {
  readonly response: Page
  /** Number of items found, over all pages. */
  readonly total: number
}

interface SearchedPagesOptions<Page extends ListPage, Order extends string> {
  /** Text searched for when it is given, and when it changes. */
  readonly query: string
  readonly pageSize: number
  readonly order?: Order
  /** Inside the portal, page and search are remembered under this name, as `useRemote` keeps data. Default: they are not. */
  readonly name?: string
  onFound?(found: FoundPage<Page>): void
}

/**
 * A list on the server, searched as the viewer types, and the pages of what it finds. While another page or search loads, the page
 * before stays; that of other dependencies, or of another viewer, does not.
 *
 * @param load - Aborts when its signal does.
 * @param dependencies - What `load` depends on beside the page that is wanted.
 */
export function useSearchedPages<Page extends ListPage, Order extends string = string>(
  load: (wanted: WantedPage<Order>, signal: AbortSignal) => Promise<Page>,
  dependencies: readonly unknown[],
  { query, pageSize, order, name, onFound }: SearchedPagesOptions<Page, Order>,
) {
  const list = [useViewerId(), ...dependencies]
  const [wanted, setWanted] = useEntryState(name, (stored) => readAskedPage(stored, query))
  const [text, setText] = useState(wanted.query)
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)

  if (wanted.given !== query) {
    setText(query)
    setWanted({ given: query, query, page: 1 })
  }

  const remote = useRemoteRequest(
    {
      key: [...list, wanted.query, wanted.page, pageSize, order],
      async load(signal): Promise<FoundPage<Page>> {
        const page = { query: wanted.query.trim(), page: wanted.page, pageSize, order }
        const response = await load(page, signal)
        return { ...page, response, total: response.meta.page.total }
      },
    },
    { name },
  )
  const [latest, setLatest] = useState<{ list: readonly unknown[]; found: FoundPage<Page> }>()
  if (remote.status === 'ready' && remote.data !== latest?.found) setLatest({ list, found: remote.data })
  const failure = remote.status === 'failed' ? remote : undefined
  const isStale = !isSameKey(latest?.list, list) || (failure && needsSession(failure.error))
  const found = isStale ? undefined : latest?.found

  const report = useLatest(onFound)
  useEffect(() => {
    if (!found) return
    report.current?.(found)
    // The last item of a page is gone: the page before is the last one now.
    const last = Math.max(1, Math.ceil(found.total / found.pageSize))
    if (found.page > last) setWanted({ given: query, query: found.query, page: last })
  }, [found, report, query, setWanted])
  useEffect(() => () => clearTimeout(typing.current), [])

  function search(searchText: string) {
    clearTimeout(typing.current)
    setText(searchText)
    setWanted({ given: query, query: searchText.trim(), page: 1 })
  }

  function type(searchText: string) {
    clearTimeout(typing.current)
    setText(searchText)
    typing.current = setTimeout(() => search(searchText), TYPING_PAUSE_MS)
  }

  return {
    text,
    found,
    failure,
    isSearching: remote.status === 'loading' || (remote.status === 'ready' && remote.refreshing),
    search,
    type,
    goToPage: (page: number) => setWanted({ ...wanted, page }),
    reload: remote.reload,
  }
}
