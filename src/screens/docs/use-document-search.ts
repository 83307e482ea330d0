import { LIVE_TYPING_PAUSE_MS } from '../../lib/limits'
import { useEffect, useState } from 'react'
import type { DocumentSearchResult, Read } from '../../api'
import { useDebounce, useRead } from '../../state'

const MOST_RESULTS = 20

export interface FoundSections {
  readonly query: string
  readonly results: readonly DocumentSearchResult[]
  readonly total: number
}

/** Searches the product's documents once typing pauses. What was found last stays while more is asked for. */
export function useDocumentSearch(productId: string, typed: string) {
  const wanted = typed.trim()
  const [query, setQuery] = useState('')

  const { debounce, flush } = useDebounce(setQuery, LIVE_TYPING_PAUSE_MS)
  useEffect(() => {
    if (wanted === '') flush('')
    else debounce(wanted)
  }, [wanted, debounce, flush])

  const remote = useRead(query === '' ? undefined : searchRead(productId, query), { keepPreviousData: true })
  const isWanted = wanted !== '' && query !== ''
  return {
    found: isWanted && remote?.status === 'ready' ? remote.data : undefined,
    failure: isWanted && remote?.status === 'failed' ? remote : undefined,
  }
}

const searchRead = (productId: string, query: string): Read<FoundSections> => ({
  key: ['/api/v2/products/{productId}/document-search', productId, query],
  async load(api, signal) {
    const params = { path: { productId }, query: { q: query, 'page[size]': MOST_RESULTS } }
    const page = await api.GET('/api/v2/products/{productId}/document-search', { params, signal })
    return { query, results: page.data, total: page.meta.page.total }
  },
})
