import { useRef } from 'react'
import { PortalSearch } from '../../parts/portal-search/portal-search'
import type { SearchKind, SearchTemplates } from '../../parts/portal-search/search-option'
import { useSearchShortcut } from '../../ui/use-search-shortcut'

export interface SearchProps extends SearchTemplates {
  placeholder?: string
  shortcut: boolean
  createHref?: string
  onSearchSelect(detail: { kind: SearchKind; href: string }): boolean
}

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent)

/** The search of the portal as a field of a page. */
export function Search({ shortcut, onSearchSelect, ...search }: SearchProps) {
  const field = useRef<HTMLInputElement>(null)
  useSearchShortcut(shortcut, () => field.current?.focus())
  return (
    <div role="search">
      <PortalSearch
        {...search}
        isInPlace
        field={field}
        shortcut={shortcut ? (isMac() ? '⌘K' : 'Ctrl K') : undefined}
        onChoose={({ kind }, href) => onSearchSelect({ kind, href })}
      />
    </div>
  )
}
