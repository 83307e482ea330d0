import Search from 'lucide-react/icons/search'
import { type KeyboardEvent, useRef } from 'react'
import { useMessages } from '../../i18n'
import { LoadFailure } from '../../parts/load-failure/load-failure'
import { LiveRegion } from '../../ui/live-region'
import { useShortcut } from '../../ui/use-shortcut'
import { SearchResults } from './search-results'
import { useDocumentSearch } from './use-document-search'
import type { DocumentNavigation } from './use-document-navigation'
import '../../ui/basics/field.css'
import './docs.css'

interface DocumentSearchProps {
  productId: string
  query: string
  onType(query: string): void
  navigation: DocumentNavigation
  /** Asked before a page is opened; false keeps the page where it is. */
  onOpen(slug: string, anchor?: string): boolean
}

/** Search over all pages of the product; what it finds stands in the place of the tree. */
export function DocumentSearch({ productId, query, onType, navigation, onOpen }: DocumentSearchProps) {
  const t = useMessages('docs')
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  useShortcut('/', field)
  const { found, failure } = useDocumentSearch(productId, query)

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && query !== '') {
      event.preventDefault()
      onType('')
      field.current?.focus()
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    const links = [...(list.current?.querySelectorAll<HTMLElement>('a') ?? [])]
    const index = links.findIndex((link) => link === event.target)
    if (index === -1 && step === -1) return
    event.preventDefault()
    ;(links[index + step] ?? (index + step < 0 ? field.current : undefined))?.focus()
  }

  return (
    <div className="pe-docs-search" role="search" onKeyDown={onKeyDown}>
      <div className="pe-box">
        <Search size={16} aria-hidden="true" />
        <input
          ref={field}
          className="pe-input"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          aria-label={t('search')}
          aria-keyshortcuts="/"
          placeholder={t('searchPlaceholder')}
          value={query}
          onChange={(event) => onType(event.target.value)}
        />
      </div>
      <LiveRegion message={found ? t('found', { count: found.total }) : ''} />
      {failure && <LoadFailure error={failure.error} onRetry={failure.retry} />}
      {found && found.results.length === 0 && (
        <p className="pe-docs-nothing">{t('nothingFound', { query: found.query })}</p>
      )}
      {found && found.results.length > 0 && (
        <SearchResults list={list} results={found.results} navigation={navigation} onOpen={onOpen} />
      )}
    </div>
  )
}
