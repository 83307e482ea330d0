import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../../i18n'
import { type Place, addressOf, overview } from '../reading/place'
import { PlaceLink } from '../reading/place-link'
import { useOpenReference } from '../reading/reference-context'
import { NavigationGroup } from './navigation-group'
import { groupsOf } from './navigation-groups'
import { ReferenceSearch } from './reference-search'
import { SearchResults } from './search-results'
import { useReferenceSearch } from './use-reference-search'

/** Everything of the description by name, and the search in it. */
export function Navigation({ place }: { place: Place }) {
  const t = useMessages('reference')
  const { outline } = useOpenReference()
  const search = useReferenceSearch()
  const list = useRef<HTMLDivElement>(null)
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map())
  const { groups, areOpen } = groupsOf(outline, t)
  const current = addressOf(place)

  useEffect(() => {
    const shown = list.current
    const link = shown?.querySelector<HTMLElement>('[aria-current="page"]')
    if (!shown || !link) return
    const [frame, row] = [shown.getBoundingClientRect(), link.getBoundingClientRect()]
    // Not scrollIntoView(), which would move the page as well.
    if (row.top < frame.top) shown.scrollTop -= frame.top - row.top + row.height
    else if (row.bottom > frame.bottom) shown.scrollTop += row.bottom - frame.bottom + row.height
  }, [current])

  return (
    <nav className="pe-ref-nav" aria-label={t('navigation')}>
      <ReferenceSearch search={search} list={list} />
      <div className="pe-ref-nav-list" ref={list}>
        {search.text.trim() === '' ? (
          <>
            <PlaceLink
              to={overview}
              className="pe-ref-nav-link"
              aria-current={place.kind === 'overview' ? 'page' : undefined}
            >
              {t('overview')}
            </PlaceLink>
            {groups.map((group) => {
              const hasCurrent = group.entries.some((entry) => addressOf(entry.place) === current)
              const isOpen = toggled.get(group.key) ?? ((areOpen && group.key !== 'models') || hasCurrent)
              return (
                <NavigationGroup
                  key={group.key}
                  group={group}
                  current={current}
                  isOpen={isOpen}
                  onToggle={() => setToggled(new Map(toggled).set(group.key, !isOpen))}
                />
              )
            })}
          </>
        ) : (
          <SearchResults search={search} />
        )}
      </div>
    </nav>
  )
}
