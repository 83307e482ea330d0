import Search from 'lucide-react/icons/search'
import { type ComponentProps, type RefObject, useRef } from 'react'
import { useShortcut } from './use-shortcut'
import './basics/field.css'
import './search-box.css'

type InputProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'className' | 'ref'>

export interface SearchBoxProps extends InputProps {
  /** Name of the field; also its placeholder, unless there is another. */
  label: string
  value: string
  /** With smaller text, beside other small controls. */
  compact?: boolean
  /** The key `/` moves the focus here from anywhere on the page where one is not typing. */
  hasShortcut?: boolean
  ref?: RefObject<HTMLInputElement | null>
  /** After every keystroke. */
  onType(text: string): void
}

/** A field for a text to search for. */
export function SearchBox({ label, compact, hasShortcut, ref, onType, ...input }: SearchBoxProps) {
  const own = useRef<HTMLInputElement>(null)
  const field = ref ?? own
  useShortcut(hasShortcut ? '/' : undefined, field)
  return (
    <div className="pe-box pe-search-box" data-compact={compact || undefined}>
      <Search size={compact ? 16 : 20} aria-hidden="true" />
      <input
        autoComplete="off"
        enterKeyHint="search"
        placeholder={label}
        {...input}
        ref={field}
        className="pe-input"
        type="search"
        aria-label={label}
        aria-keyshortcuts={hasShortcut ? '/' : undefined}
        onChange={(event) => onType(event.target.value)}
      />
      {hasShortcut && (
        <kbd className="pe-key" aria-hidden="true">
          /
        </kbd>
      )}
    </div>
  )
}
