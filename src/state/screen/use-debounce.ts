import { useEffect, useMemo, useRef } from 'react'
import { useLatest } from '../use-latest'

interface Debounced<Args extends readonly unknown[]> {
  /** Calls the action after the pause, with the arguments of the last call within it. */
  debounce(...args: Args): void
  /** Calls the action at once, in place of a call that waits. */
  flush(...args: Args): void
}

/**
 * Returns functions that stay the same, and call the action of the latest render. A call that waits is canceled when the component unmounts.
 *
 * @param pauseMs - Milliseconds without a call of `debounce`.
 */
export function useDebounce<Args extends readonly unknown[]>(
  action: (...args: Args) => void,
  pauseMs: number,
): Debounced<Args> {
  const latest = useLatest(action)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useMemo(
    () => ({
      debounce(...args) {
        clearTimeout(timer.current)
        timer.current = setTimeout(() => latest.current(...args), pauseMs)
      },
      flush(...args) {
        clearTimeout(timer.current)
        latest.current(...args)
      },
    }),
    [latest, pauseMs],
  )
}
