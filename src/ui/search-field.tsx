import Search from 'lucide-react/icons/search'
import { type FormEvent, useRef } from 'react'
import { Button } from './basics/button'
import { useShortcut } from './use-shortcut'
import './search-field.css'

interface SearchFieldProps {
  /** Name of the field, and what is searched. */
  label: string
  /** Text on the button. */
  action: string
  value: string
  pending?: boolean
  /** After every keystroke. */
  onType(text: string): void
  /** With the button or Enter. */
  onSearch(text: string): void
}

/** A search with a button, reached with `/` from anywhere on the page where one is not typing. */
export function SearchField({ label, action, value, pending, onType, onSearch }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  useShortcut('/', field)

  function submit(event: FormEvent) {
    event.preventDefault()
    onSearch(value)
  }

  return (
    <form className="pe-search" role="search" onSubmit={submit}>
      <div className="pe-box">
        <Search size={20} aria-hidden="true" />
        <input
          ref={field}
          className="pe-input"
          type="search"
          name="q"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={label}
          aria-keyshortcuts="/"
          placeholder={label}
          value={value}
          onChange={(event) => onType(event.target.value)}
        />
        <kbd className="pe-key" aria-hidden="true">
          /
        </kbd>
      </div>
      <Button type="submit" variant="primary" pending={pending}>
        {action}
      </Button>
    </form>
  )
}
