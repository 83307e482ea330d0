import { TYPING_PAUSE_MS } from '../../lib/limits'
import { useEffect, useMemo, useState } from 'react'
import { needsSession, type Read } from '../../api'
import { readListState, type RequestedPage } from './requested-page'
import { usePortal } from '../screen-contexts'
import { useDebounce } from '../screen/use-debounce'
import { useEntryState } from '../screen/use-entry-state'
import { useLastRead } from './use-last-read'
import { useLatest } from '../use-latest'
import { useRead } from './use-read'

interface ListPage {
  readonly data: readonly unknown[]
  readonly meta: { readonly page: { readonly total: number } }
}

/** A response together with what was requested. */
export interface FoundPage<Page extends ListPage> extends RequestedPage {
  readonly response: Page
  /** Number of items found, over all pages. */
  readonly total: number
}

interface SearchedPagesOptions<Page extends ListPage, Order extends string> {
  /** Text searched for when it is given, and when it changes. */
  readonly query: string
  readonly pageSize: number
  readonly order?: Order
  /** Inside the portal, page and search are remembered under this name in the entry of the history. Default: they are not. */
  readonly name?: string
  onFound?(found: FoundPage<Page>): void
}

/**
 * A list on the server, searched as the viewer types, and the pages of what it finds. While another page or search loads, and if it
 * fails, the page before stays; that of another list, or of another viewer, does not.
 *
 * @param readPage - A page of the list. What is no part of a page, such as the owner of the list, is in `list`.
 * @param list - Names the list among those that the component shows.
 */
export function useSearchedPages<Page extends ListPage, Order extends string = string>(
  readPage: (requested: RequestedPage<Order>) => Read<Page>,
  list: string,
  { query, pageSize, order, name, onFound }: SearchedPagesOptions<Page, Order>,
) {
  const { language } = usePortal().config
  const [state, setState] = useEntryState(name, (stored) => readListState(stored, query))
  const [text, setText] = useState(state.query)

  if (state.given !== query) {
    setText(query)
    setState({ given: query, query, page: 1 })
  }

  const { page } = state
  const searched = state.query.trim()
  const remote = useRead(readPage({ query: searched, page, pageSize, order }))
  const response = remote.status === 'ready' ? remote.data : undefined
  const loaded = useMemo(
    (): FoundPage<Page> | undefined =>
      response && { query: searched, page, pageSize, order, response, total: response.meta.page.total },
    [response, searched, page, pageSize, order],
  )
  const latest = useLastRead(loaded, `${language} ${list}`)
  const failure = remote.status === 'ready' ? remote.failure : remote.status === 'failed' ? remote : undefined
  const found = failure && needsSession(failure.error) ? undefined : latest

  const report = useLatest(onFound)
  useEffect(() => {
    if (!found) return
    report.current?.(found)
    // The last item of a page is gone: the page before is the last one now.
    const last = Math.max(1, Math.ceil(found.total / found.pageSize))
    if (found.page > last) setState({ given: query, query: found.query, page: last })
  }, [found, report, query, setState])

  const { debounce, flush: search } = useDebounce((searchText: string) => {
    setText(searchText)
    setState({ given: query, query: searchText.trim(), page: 1 })
  }, TYPING_PAUSE_MS)

  function type(searchText: string) {
    setText(searchText)
    debounce(searchText)
  }

  return {
    text,
    found,
    failure,
    /** Another page or search is loading; not so if what is found is merely loaded again. */
    isSearching: remote.status === 'loading',
    search,
    type,
    goToPage: (next: number) => setState({ ...state, page: next }),
  }
}
