import { startTransition, useEffect, useState } from 'react'
import { useLatest, useStateFor } from '../../state'

const INTERVAL_MS = 30_000

/** Returns the moment that a period ends with, and moves it to now: when it is asked for, and by itself once switched on. */
export function useUpdates(period: string) {
  const [now, setNow] = useStateFor(period, () => Date.now())
  const [isAutomatic, setAutomatic] = useState(false)

  // The current charts stay until the next are there, so that those may be rendered in pieces.
  const update = () => startTransition(() => setNow(Date.now()))
  const latest = useLatest(update)
  useEffect(() => {
    if (!isAutomatic) return
    // A page that nobody looks at asks for nothing.
    const timer = setInterval(() => document.hidden || latest.current(), INTERVAL_MS)
    return () => clearInterval(timer)
  }, [isAutomatic, latest])
  return { now, update, isAutomatic, setAutomatic }
}
