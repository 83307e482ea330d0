import { useState } from 'react'
import type { ChoiceSource } from './choice-list'

/** Few enough to be seen at once in a dialog. */
const PAGE_SIZE = 5

/** Pages of what is here already, by a part of its name; as if a server had been asked. */
export function usePagesOf<T extends { readonly name: string }>(
  items: readonly T[] | undefined,
): ChoiceSource<T> {
  const [text, setText] = useState('')
  const [wantedPage, setPage] = useState(1)
  const query = text.trim()
  const matching = items?.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase())) ?? []
  const total = matching.length
  const page = Math.min(wantedPage, Math.max(1, Math.ceil(total / PAGE_SIZE)))

  function search(sought: string) {
    setText(sought)
    setPage(1)
  }

  const data = matching.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  return {
    text,
    found: items && { answer: { data }, query, page, pageSize: PAGE_SIZE, total },
    failure: undefined,
    isSearching: false,
    type: search,
    search,
    goToPage: setPage,
  }
}
