import ChevronRight from 'lucide-react/icons/chevron-right'
import { useDeferredValue, useEffect, useId } from 'react'
import { useFormat } from '../../../i18n'
import { useLatest } from '../../../state'
import { addressOf, isSamePlace, type Place } from '../reading/place'
import { EntryLink } from './entry-link'
import type { NavigationGroup as Group } from './navigation-groups'

interface NavigationGroupProps {
  group: Group
  /** What is open. */
  place: Place
  /** Groups that the reader has folded or unfolded, by key. */
  toggled: ReadonlyMap<string, boolean>
  isOpenAtFirst?: boolean
  onToggle(key: string, isOpen: boolean): void
  /** After the link of what is open has been drawn. */
  onCurrentDrawn(): void
}

/** A tag with its operations, which are drawn only while it is open. */
export function NavigationGroup({ group, isOpenAtFirst, ...shared }: NavigationGroupProps) {
  const { place, toggled, onToggle, onCurrentDrawn } = shared
  const { key, title, depth, entries, parts } = group
  const format = useFormat()
  const id = useId()
  const hasCurrent = entries.some((entry) => isSamePlace(entry.place, place))
  const isOpen = toggled.get(key) ?? (isOpenAtFirst || hasCurrent)
  // Drawn in slices: hundreds of links at once would hold the page up.
  const areDrawn = useDeferredValue(isOpen, false)
  const drawn = useLatest(onCurrentDrawn)
  useEffect(() => {
    if (areDrawn && hasCurrent) drawn.current()
  }, [areDrawn, drawn, hasCurrent])
  return (
    <div className="pe-ref-nav-group" data-depth={Math.min(depth, 2)} data-current={hasCurrent || undefined}>
      <button
        type="button"
        className="pe-ref-nav-toggle"
        aria-expanded={isOpen}
        aria-controls={areDrawn ? id : undefined}
        onClick={() => onToggle(key, !isOpen)}
      >
        <ChevronRight size={16} aria-hidden="true" />
        <span>{title}</span> <span className="pe-ref-nav-count">{format.number(entries.length)}</span>
      </button>
      {areDrawn &&
        (parts ? (
          <div id={id}>
            {parts.map((part) => (
              <NavigationGroup key={part.key} group={part} {...shared} />
            ))}
          </div>
        ) : (
          <ul id={id} className="pe-ref-nav-entries">
            {entries.map((entry) => (
              <li key={addressOf(entry.place)}>
                <EntryLink entry={entry} isCurrent={isSamePlace(entry.place, place)} />
              </li>
            ))}
          </ul>
        ))}
    </div>
  )
}
