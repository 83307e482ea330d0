import ChevronRight from 'lucide-react/icons/chevron-right'
import { useDeferredValue, useEffect, useId, useSyncExternalStore } from 'react'
import { useFormat } from '../../../i18n'
import { useLatest } from '../../../state'
import { pagePath, isSamePage, type ReferencePage } from '../../../reference/operation-address'
import { EntryLink } from './entry-link'
import type { NavigationGroup as Group } from './navigation-groups'
import './navigation.css'

interface NavigationGroupProps {
  group: Group
  /** The open page. */
  page: ReferencePage
  /** Groups that the reader has folded or unfolded, by key. */
  toggled: ReadonlyMap<string, boolean>
  isOpenAtFirst?: boolean
  onToggle(key: string, isOpen: boolean): void
  /** After the link of what is open has been rendered. */
  onCurrentRendered(): void
}

const neverChanges = () => () => undefined

/** A tag with its operations, which are rendered only while it is open. */
export function NavigationGroup({ group, isOpenAtFirst, ...shared }: NavigationGroupProps) {
  const { page, toggled, onToggle, onCurrentRendered } = shared
  const { key, title, depth, entries, about, parts } = group
  const format = useFormat()
  const id = useId()
  const isAboutCurrent = about !== undefined && isSamePage(about.page, page)
  const hasCurrent = isAboutCurrent || entries.some((entry) => isSamePage(entry.page, page))
  const isOpen = toggled.get(key) ?? (isOpenAtFirst || hasCurrent)
  // Rendered in slices: hundreds of links at once would hold the page up. Those that the page came with are there.
  const isInPage = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  const areEntriesRendered = useDeferredValue(isOpen, isInPage && isOpen)
  const reportRendered = useLatest(onCurrentRendered)
  useEffect(() => {
    if (areEntriesRendered && hasCurrent) reportRendered.current()
  }, [areEntriesRendered, reportRendered, hasCurrent])
  return (
    <div className="pe-ref-nav-group" data-depth={Math.min(depth, 2)} data-current={hasCurrent || undefined}>
      <button
        type="button"
        className="pe-ref-nav-toggle"
        aria-expanded={isOpen}
        aria-controls={areEntriesRendered ? id : undefined}
        onClick={() => onToggle(key, !isOpen)}
      >
        <ChevronRight size={16} aria-hidden="true" />
        <span>{title}</span> <span className="pe-ref-nav-count">{format.number(entries.length)}</span>
      </button>
      {areEntriesRendered &&
        (parts ? (
          <div id={id}>
            {parts.map((part) => (
              <NavigationGroup key={part.key} group={part} {...shared} />
            ))}
          </div>
        ) : (
          <ul id={id} className="pe-ref-nav-entries">
            {about && (
              <li>
                <EntryLink entry={about} isCurrent={isAboutCurrent} />
              </li>
            )}
            {entries.map((entry) => (
              <li key={pagePath(entry.page)}>
                <EntryLink entry={entry} isCurrent={isSamePage(entry.page, page)} />
              </li>
            ))}
          </ul>
        ))}
    </div>
  )
}
