import Search from 'lucide-react/icons/search'
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { useMessages } from '../../../i18n'
import { LiveRegion } from '../../../ui/live-region'
import { useShortcut } from '../../../ui/use-shortcut'
import type { ReferenceSearchState } from './use-reference-search'
import '../../../ui/basics/field.css'
import '../../../ui/search-field.css'
import './navigation.css'

interface ReferenceSearchProps {
  search: ReferenceSearchState
  /** Holds the links of what is found, or of everything. */
  list: RefObject<HTMLElement | null>
}

/** The search field: down leads into what is found, Enter opens the first as soon as it is found, Escape begins anew. */
export function ReferenceSearch({ search, list }: ReferenceSearchProps) {
  const t = useMessages('reference')
  const field = useRef<HTMLInputElement>(null)
  useShortcut('/', field)
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
    <div className="pe-ref-search" role="search">
      <div className="pe-box">
        <Search size={16} aria-hidden="true" />
        <input
          ref={field}
          className="pe-input"
          type="search"
          autoComplete="off"
          spellCheck={false}
          aria-label={t('searchLabel')}
          aria-keyshortcuts="/"
          placeholder={t('search')}
          value={text}
          onChange={(event) => {
            opensFirst.current = false
            search.setText(event.target.value)
          }}
          onKeyDown={onKeyDown}
        />
        <kbd className="pe-key" aria-hidden="true">
          /
        </kbd>
      </div>
      <LiveRegion message={hits ? t('found', { count: hits.length }) : ''} />
    </div>
  )
}
