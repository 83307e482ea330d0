import { type RefObject, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useMessages } from '../../../i18n'
import { readToggles } from '../../../lib/read-toggles'
import { type ReferencePage, pagePath, overview } from '../../../reference/operation-address'
import { useNavigation } from '../../../state'
import { PageLink } from '../reading/page-link'
import { useOpenReference } from '../../../parts/api-reference/reference-context'
import { NavigationGroup } from './navigation-group'
import { groupsOf } from './navigation-groups'
import { ReferenceSearch } from './reference-search'
import { SearchResults } from './search-results'
import { useReferenceSearch } from './use-reference-search'
import './navigation.css'

/** Everything of the description by name, and the search in it. */
export function Navigation({ page }: { page: ReferencePage }) {
  const t = useMessages('reference')
  const { outline } = useOpenReference()
  const search = useReferenceSearch()
  const list = useRef<HTMLDivElement>(null)
  const { entry } = useNavigation()
  const [toggled, setToggled] = useState(() => readToggles(entry()?.read('groups')))
  const { groups, areOpen } = groupsOf(outline, t)
  const current = pagePath(page)
  // A long list of everything renders after what is typed has been shown.
  const isSearched = useDeferredValue(search.text.trim() !== '')

  const showCurrent = useShowCurrent(list)
  useEffect(showCurrent, [showCurrent, current])
  // The navigation stays while the reader moves on to other entries of the history.
  useEffect(() => entry()?.write('groups', Object.fromEntries(toggled)), [entry, toggled, current])

  return (
    <nav className="pe-ref-nav" aria-label={t('navigation')}>
      <ReferenceSearch search={search} list={list} />
      <div className="pe-ref-nav-list" ref={list}>
        {!isSearched ? (
          <>
            <PageLink
              to={overview}
              className="pe-ref-nav-link"
              aria-current={page.kind === 'overview' ? 'page' : undefined}
            >
              {t('overview')}
            </PageLink>
            {groups.map((group) => (
              <NavigationGroup
                key={group.key}
                group={group}
                page={page}
                toggled={toggled}
                isOpenAtFirst={areOpen && group.key !== 'models'}
                onToggle={(key, isOpen) => setToggled(new Map(toggled).set(key, isOpen))}
                onCurrentRendered={showCurrent}
              />
            ))}
          </>
        ) : (
          <SearchResults search={search} />
        )}
      </div>
    </nav>
  )
}

/** Scrolls the link of what is open into view with the next frame, which lays the page out anyway. */
function useShowCurrent(list: RefObject<HTMLElement | null>): () => void {
  const frame = useRef(0)
  useEffect(() => () => cancelAnimationFrame(frame.current), [])
  return useCallback(() => {
    cancelAnimationFrame(frame.current)
    frame.current = requestAnimationFrame(() => showCurrentIn(list.current))
  }, [list])
}

function showCurrentIn(list: HTMLElement | null): void {
  const link = list?.querySelector<HTMLElement>('[aria-current="page"]')
  if (!list || !link) return
  const [frame, row] = [list.getBoundingClientRect(), link.getBoundingClientRect()]
  // Not scrollIntoView(), which would move the page as well.
  if (row.top < frame.top) list.scrollTop -= frame.top - row.top + row.height
  else if (row.bottom > frame.bottom) list.scrollTop += row.bottom - frame.bottom + row.height
}
