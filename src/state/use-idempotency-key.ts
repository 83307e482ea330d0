import { useRef } from 'react'
import { randomKey } from '../lib/random-key'

export interface IdempotencyKey {
  /** The same key for as long as the same thing is wished for. */
  keyFor(wish: unknown): string
  /** It has been done: the same wish once more is another one. */
  fulfilled(): void
}

/** Keys by which the server knows the second try of one wish from a second wish. */
export function useIdempotencyKey(): IdempotencyKey {
  const current = useRef<{ wish: string; key: string }>(undefined)
  return {
    keyFor(wish) {
      const text = JSON.stringify(wish)
      if (current.current?.wish !== text) current.current = { wish: text, key: randomKey() }
      return current.current.key
    },
    fulfilled() {
      current.current = undefined
    },
  }
}
