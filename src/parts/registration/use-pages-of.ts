import { useState } from 'react'
import { CHOICES_PER_PAGE, type ChoiceSource } from './choice-list'

/**
 * Pages of what is here already, by a part of its name; as if a server had been asked.
 *
 * @param initialText - Searched for at first.
 */
export function usePagesOf<T extends { readonly name: string }>(
  items: readonly T[] | undefined,
  initialText = '',
): ChoiceSource<T> & {
  /** The matching items of all pages. */
  readonly matching: readonly T[]
} {
  const [text, setText] = useState(initialText)
  const [wantedPage, setPage] = useState(1)
  const query = text.trim()
  const matching = items?.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase())) ?? []
  const total = matching.length
  const page = Math.min(wantedPage, Math.max(1, Math.ceil(total / CHOICES_PER_PAGE)))

  function search(searchText: string) {
    setText(searchText)
    setPage(1)
  }

  const data = matching.slice((page - 1) * CHOICES_PER_PAGE, page * CHOICES_PER_PAGE)
  return {
    text,
    matching,
    found: items && { response: { data }, query, page, pageSize: CHOICES_PER_PAGE, total },
    failure: undefined,
    isSearching: false,
    type: search,
    search,
    goToPage: setPage,
  }
}
