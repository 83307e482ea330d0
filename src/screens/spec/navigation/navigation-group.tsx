import ChevronRight from 'lucide-react/icons/chevron-right'
import { useId } from 'react'
import { addressOf } from '../reading/place'
import { EntryLink } from './entry-link'
import type { NavigationGroup as Group } from './navigation-groups'

interface NavigationGroupProps {
  group: Group
  /** Address of the open place. */
  current: string
  isOpen: boolean
  onToggle(): void
}

/** A tag with its operations, which are drawn only while it is open. */
export function NavigationGroup({ group, current, isOpen, onToggle }: NavigationGroupProps) {
  const id = useId()
  return (
    <div className="pe-ref-nav-group" data-depth={group.depth}>
      <button
        type="button"
        className="pe-ref-nav-toggle"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
      >
        <ChevronRight size={16} aria-hidden="true" />
        <span>{group.title}</span> <span className="pe-ref-nav-count">{group.entries.length}</span>
      </button>
      {isOpen && (
        <ul id={id} className="pe-ref-nav-entries">
          {group.entries.map((entry) => {
            const address = addressOf(entry.place)
            return (
              <li key={address}>
                <EntryLink entry={entry} isCurrent={address === current} />
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
