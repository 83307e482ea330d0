import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { ListedRequest } from './use-requests'

const rowWith = (frame: HTMLElement, key: string) =>
  [...frame.querySelectorAll<HTMLElement>('[data-request]')].find((row) => row.dataset.request === key)

const isVisible = (row: HTMLElement) => {
  const { top, bottom } = row.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

/** Scrolls what the element lies in: the page, or the nearest ancestor that scrolls. */
function scrollAround(element: HTMLElement, by: number): void {
  let node: Node | null = element
  while (node) {
    if (node instanceof HTMLElement && node.scrollHeight > node.clientHeight) {
      if (/auto|scroll/.test(getComputedStyle(node).overflowY))
        return node.scrollBy({ top: by, behavior: 'instant' })
    }
    node = node instanceof ShadowRoot ? node.host : node.parentNode
  }
  window.scrollBy({ top: by, behavior: 'instant' })
}

/**
 * Returns the rows, and keeps the first opened one that is visible at its place in the window while others are added above it: the
 * reader is in the middle of it.
 */
export function useSteadyRows(
  frame: RefObject<HTMLElement | null>,
  rows: readonly ListedRequest[],
): readonly ListedRequest[] {
  const [shown, setShown] = useState(rows)
  const anchor = useRef<{ key: string; top: number }>(undefined)

  useLayoutEffect(() => {
    if (rows === shown || !frame.current) return
    const container = frame.current
    const still = new Set(rows.map(({ key }) => key))
    const kept = shown
      .filter(({ key, isOpen }) => isOpen && still.has(key))
      .flatMap(({ key }) => rowWith(container, key) ?? [])
      .find(isVisible)
    const { request: key } = kept?.dataset ?? {}
    anchor.current = kept && key ? { key, top: kept.getBoundingClientRect().top } : undefined
    setShown(rows)
  }, [frame, rows, shown])

  useLayoutEffect(() => {
    const { key, top } = anchor.current ?? {}
    anchor.current = undefined
    const row = key !== undefined && frame.current ? rowWith(frame.current, key) : undefined
    if (!row || top === undefined) return
    const moved = row.getBoundingClientRect().top - top
    if (moved !== 0) scrollAround(row, moved)
  }, [frame, shown])

  return shown
}
