import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { useMessages } from '../../../i18n'
import { LiveRegion } from '../../../ui/live-region'
import { SearchBox } from '../../../ui/search-box'
import type { ReferenceSearchState } from './use-reference-search'

interface ReferenceSearchProps {
  search: ReferenceSearchState
  /** Holds the links of what is found, or of everything. */
  list: RefObject<HTMLElement | null>
}

/** The search field: down leads into what is found, Enter opens the first as soon as it is found, Escape begins anew. */
export function ReferenceSearch({ search, list }: ReferenceSearchProps) {
  const t = useMessages('reference')
  const firstLink = () => list.current?.querySelector('a')
  const opensFirst = useRef(false)
  const { text, hits, isCurrent } = search

  useEffect(() => {
    if (!isCurrent || !opensFirst.current) return
    opensFirst.current = false
    list.current?.querySelector('a')?.click()
  }, [isCurrent, list])

  function openFirst() {
    if (isCurrent) firstLink()?.click()
    else opensFirst.current = true
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown') firstLink()?.focus()
    else if (event.key === 'Enter' && text.trim() !== '') openFirst()
    else if (event.key === 'Escape' && text !== '') search.setText('')
    else return
    event.preventDefault()
  }

  return (
    <div role="search">
      <SearchBox
        label={t('searchLabel')}
        placeholder={t('search')}
        value={text}
        spellCheck={false}
        compact
        hasShortcut
        onType={(typed) => {
          opensFirst.current = false
          search.setText(typed)
        }}
        onKeyDown={onKeyDown}
      />
      <LiveRegion message={hits ? t('found', { count: hits.length }) : ''} />
    </div>
  )
}
