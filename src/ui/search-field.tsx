import type { FormEvent } from 'react'
import { Button } from './basics/button'
import { SearchBox, type SearchBoxProps } from './search-box'
import './search-field.css'

interface SearchFieldProps extends Pick<SearchBoxProps, 'label' | 'value' | 'onType'> {
  /** Text on the button. */
  action: string
  pending?: boolean
  /** Address of the page that searches by its parameter `query`, for readers without scripts. */
  href?: string
  /** With the button or Enter. */
  onSearch(text: string): void
}

/** A search with a button, reached with `/`. */
export function SearchField({ label, action, value, pending, href, onType, onSearch }: SearchFieldProps) {
  function submit(event: FormEvent) {
    event.preventDefault()
    onSearch(value)
  }

  return (
    <form className="pe-search" role="search" action={href} onSubmit={submit}>
      <SearchBox name="query" label={label} value={value} hasShortcut onType={onType} />
      <Button type="submit" pending={pending}>
        {action}
      </Button>
    </form>
  )
}
