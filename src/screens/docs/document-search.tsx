import { type KeyboardEvent, useRef } from 'react'
import { useMessages } from '../../i18n'
import { LoadFailure } from '../../parts/load-failure/load-failure'
import { LiveRegion } from '../../ui/live-region'
import { SearchBox } from '../../ui/search-box'
import { SearchResults } from './search-results'
import { useDocumentSearch } from './use-document-search'
import type { DocumentNavigation } from './use-document-navigation'
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
      <SearchBox
        ref={field}
        label={t('search')}
        placeholder={t('searchPlaceholder')}
        value={query}
        compact
        hasShortcut
        onType={onType}
      />
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
