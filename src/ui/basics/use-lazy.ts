import { useEffect, useState } from 'react'

/** The result of a dynamic import: undefined until it has arrived, `failed` if it cannot be loaded. */
export type Lazy<T> = T | 'failed' | undefined

/**
 * Loads a rarely needed piece of a screen when it is needed.
 *
 * @param load - Undefined as long as the piece is not wanted. Memoized: another function loads anew, which after a failure is
 *   another attempt.
 */
export function useLazy<T extends object>(load: (() => Promise<T>) | undefined): Lazy<T> {
  const [arrived, setArrived] = useState<{ load: () => Promise<T>; piece: T | 'failed' }>()

  useEffect(() => {
    if (!load) return
    let isWanted = true
    const arrive = (piece: T | 'failed') => {
      if (isWanted) setArrived({ load, piece })
    }
    load().then(arrive, () => arrive('failed'))
    return () => {
      isWanted = false
    }
  }, [load])

  return arrived && arrived.load === load ? arrived.piece : undefined
}
