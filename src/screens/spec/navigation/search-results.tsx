import type { KeyboardEvent } from 'react'
import { useMessages } from '../../../i18n'
import { Alert } from '../../../ui/alert'
import { useFailureText } from '../../../parts/api-reference/failure-text'
import { pagePath } from '../../../reference/operation-address'
import { EntryLink } from './entry-link'
import type { ReferenceSearchState } from './use-reference-search'
import './navigation.css'

/** The results of the search; arrows move from one to the next, Escape goes back to the field. */
export function SearchResults({ search }: { search: ReferenceSearchState }) {
  const t = useMessages('reference')
  const failureText = useFailureText()
  const { hits, failure } = search
  if (failure) return <Alert kind="danger">{failureText(failure)}</Alert>
  if (!hits) return null
  if (hits.length === 0)
    return (
      <div className="pe-ref-nav-nothing">
        <p>{t('nothingFound', { text: search.text.trim() })}</p>
        <p>{t('nothingFoundHint')}</p>
      </div>
    )

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const links = Array.from(event.currentTarget.querySelectorAll('a'))
    const at = links.findIndex((link) => link.contains(event.target as Node))
    const field = event.currentTarget.closest('nav')?.querySelector('input')
    if (event.key === 'ArrowDown') links[Math.min(at + 1, links.length - 1)]?.focus()
    else if (event.key === 'ArrowUp') (links[at - 1] ?? field)?.focus()
    else if (event.key === 'Escape') field?.focus()
    else return
    event.preventDefault()
  }

  return (
    <ul className="pe-ref-nav-entries" aria-label={t('results')} onKeyDown={onKeyDown}>
      {hits.map((entry) => (
        <li key={pagePath(entry.page)}>
          <EntryLink entry={entry} withPath />
        </li>
      ))}
    </ul>
  )
}
