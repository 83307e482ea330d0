import { useEffect, useRef } from 'react'
import { useLatest } from '../../../state'

/** After the dashboard was opened, when gateways have usually reported the requests before that. */
const RELOADS_MS = [2000, 4000, 6000]

/** Until the last of them has an answer. Later arrivals are those of the reader's own updates. */
const LONGEST_MS = 9000

interface LateRequests {
  /** Key of the newest request that is listed; empty without one, undefined while the list is loading. */
  readonly newest: string | undefined
  /** Another list begins anew. */
  readonly list: string
  reload(): unknown
  /** The list has a newer request than at first. */
  onArrived(): void
}

/** Shows requests that were still on their way from the gateway when the dashboard was opened. */
export function useLateRequests({ newest, list, reload, onArrived }: LateRequests): void {
  const again = useLatest(reload)
  const arrived = useLatest(onArrived)
  const end = useRef(0)
  const known = useRef<{ list: string; newest: string }>(undefined)

  useEffect(() => {
    end.current = performance.now() + LONGEST_MS
    // A page that nobody looks at asks for nothing.
    const ask = () => document.hidden || again.current()
    const timers = RELOADS_MS.map((delay) => setTimeout(ask, delay))
    return () => timers.forEach((timer) => clearTimeout(timer))
  }, [again])

  useEffect(() => {
    if (newest === undefined) return
    const before = known.current
    known.current = { list, newest }
    const isLate = before?.list === list && before.newest !== newest
    if (isLate && performance.now() < end.current) arrived.current()
  }, [newest, list, arrived])
}
