import { type RefObject, useEffect, useRef } from 'react'

/** The value of the latest render, for effects that are not about it. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
