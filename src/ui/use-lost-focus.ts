import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Returns a ref for an element that can be focused. It takes over the focus that was lost with what was there before it. */
export function useLostFocus(): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null)
  // Before the change is seen: a key that is pressed right after it would go nowhere.
  useLayoutEffect(() => {
    const { activeElement, body } = document
    if (!activeElement || activeElement === body) root.current?.focus({ preventScroll: true })
  }, [])
  return root
}
