import { type RefObject, useEffect, useRef } from 'react'

/** Returns a ref for an element that can be focused. It takes over the focus that was lost with what was there before it. */
export function useLostFocus(): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { activeElement, body } = document
    if (!activeElement || activeElement === body) root.current?.focus({ preventScroll: true })
  }, [])
  return root
}
