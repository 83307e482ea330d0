import { useEffect, useEffectEvent } from 'react'

/** For `aria-keyshortcuts`. */
export const SEARCH_KEYS = 'Control+K Meta+K'

/** Runs an action when Ctrl K or ⌘K is pressed anywhere in the page, unless something else has used the key already. */
export function useSearchShortcut(isActive: boolean, action: () => void): void {
  const run = useEffectEvent(action)
  useEffect(() => {
    if (!isActive) return
    function onKeyDown(event: KeyboardEvent) {
      const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      if (!isShortcut || event.altKey || event.shiftKey || event.defaultPrevented) return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isActive])
}
