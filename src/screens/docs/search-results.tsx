import type { RefObject } from 'react'
import type { DocumentSearchResult } from '../../api'
import { useMessages } from '../../i18n'
import { isolated } from '../../lib/isolated'
import { PortalLink } from '../../parts/portal-link/portal-link'
import type { DocumentNavigation } from './use-document-navigation'
import './docs.css'

interface SearchResultsProps {
  list: RefObject<HTMLUListElement | null>
  results: readonly DocumentSearchResult[]
  navigation: DocumentNavigation
  onOpen(slug: string, anchor?: string): boolean
}

/** Sections in which the words were found, each with the place in it. */
export function SearchResults({ list, results, navigation, onOpen }: SearchResultsProps) {
  const t = useMessages('docs')
  return (
    <ul className="pe-docs-results" ref={list} aria-label={t('results')}>
      {results.map(({ slug, title, section, excerpt }, target) => (
        <li key={target}>
          <PortalLink
            className="pe-docs-result"
            {...navigation.targetOf(slug, section?.anchor)}
            onFollow={() => onOpen(slug, section?.anchor)}
          >
            <span className="pe-docs-result-title">
              {section && section.title !== title ? `${isolated(title)} › ${isolated(section.title)}` : title}
            </span>
            <span className="pe-docs-result-text">
              {excerpt.map((part, index) =>
                part.is_match ? <mark key={index}>{part.text}</mark> : part.text,
              )}
            </span>
          </PortalLink>
        </li>
      ))}
    </ul>
  )
}
