import { type RefObject, useEffect } from 'react'

/** The innermost focused element, looked up through open shadow roots. */
function focusedElement(): Element | null {
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return focused
}

function takesText(element: Element | null): boolean {
  if (!(element instanceof HTMLElement)) return false
  return (
    element.isContentEditable ||
    element.matches('input, textarea, select, [role="textbox"], [role="combobox"]')
  )
}

/**
 * Moves the focus to a field when a key is pressed while nobody is typing. A key that something else on the page has
 * used already, or that comes with a modifier, is left alone.
 *
 * @param key - Undefined: none.
 */
export function useShortcut(key: string | undefined, field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (key === undefined) return
    function onKeyDown(event: KeyboardEvent) {
      const isHandled = event.key === key && !event.ctrlKey && !event.metaKey && !event.altKey
      if (!isHandled || event.defaultPrevented || takesText(focusedElement())) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [key, field])
}
