import { type RefObject, useEffect, useRef } from 'react'
import { randomKey } from '../lib/random-key'

/** One attempt at something that a viewer asks the server for. */
export interface Attempt {
  /** Returns the key by which the server recognizes a retry: the same for the same input until an attempt with it is done. */
  idempotencyKey(): string
}

interface RunningAttempt extends Attempt {
  end(outcome: 'done' | 'failed'): void
}

interface Attempts {
  /** Returns undefined while another attempt is running. @param input - What is sent, as JSON would have it. */
  begin(input: unknown): RunningAttempt | undefined
  /** Nobody waits for the outcome any more. */
  readonly isUnmounted: RefObject<boolean>
}

/** The attempts of one form or button: one at a time, and each retry with the idempotency key of the attempt that failed. */
export function useAttempts(): Attempts {
  const isRunning = useRef(false)
  const isUnmounted = useRef(false)
  const last = useRef<{ input: string; key: string }>(undefined)

  useEffect(() => {
    isUnmounted.current = false
    return () => {
      isUnmounted.current = true
    }
  }, [])

  function begin(input: unknown): RunningAttempt | undefined {
    // State arrives with the next render; a second press before it must not send anything.
    if (isRunning.current) return undefined
    isRunning.current = true
    return {
      idempotencyKey() {
        // Only here, so that the values of a form that needs no key, such as a password, are not kept.
        const text = JSON.stringify(input)
        if (last.current?.input !== text) last.current = { input: text, key: randomKey() }
        return last.current.key
      },
      end(outcome) {
        isRunning.current = false
        if (outcome === 'done') last.current = undefined
      },
    }
  }

  return { begin, isUnmounted }
}
