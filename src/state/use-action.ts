import { useEffect, useRef, useState } from 'react'
import type { PortalError } from '../api'
import { toPortalError } from './to-portal-error'
import { useLatest } from './use-latest'

/** What became of one press. */
export type Outcome<T> =
  | { readonly status: 'done'; readonly value: T }
  | { readonly status: 'failed'; readonly error: PortalError }
  /** It was under way already, or what asked for it is gone: there is nothing to go on with. */
  | { readonly status: 'ignored' }

export interface Action<Input extends readonly unknown[], T> {
  /** Never throws. */
  run(...input: Input): Promise<Outcome<T>>
  readonly isPending: boolean
  /** Of the last try. */
  readonly failure: PortalError | undefined
  /** The failure has been read. */
  forget(): void
}

/**
 * Something that a press of a button does on the server, once at a time: a second press in the same moment does nothing.
 *
 * @param act - What it throws becomes the failure.
 */
export function useAction<Input extends readonly unknown[], T>(
  act: (...input: Input) => Promise<T>,
): Action<Input, T> {
  const latest = useLatest(act)
  const isRunning = useRef(false)
  const isUnmounted = useRef(false)
  const [state, setState] = useState<{ isPending: boolean; failure: PortalError | undefined }>({
    isPending: false,
    failure: undefined,
  })

  useEffect(() => {
    isUnmounted.current = false
    return () => {
      isUnmounted.current = true
    }
  }, [])

  function settle(failure?: PortalError) {
    isRunning.current = false
    setState({ isPending: false, failure })
  }

  async function run(...input: Input): Promise<Outcome<T>> {
    if (isRunning.current) return { status: 'ignored' }
    isRunning.current = true
    setState({ isPending: true, failure: undefined })
    try {
      const value = await latest.current(...input)
      settle()
      return isUnmounted.current ? { status: 'ignored' } : { status: 'done', value }
    } catch (failure) {
      const error = toPortalError(failure)
      settle(error)
      return isUnmounted.current ? { status: 'ignored' } : { status: 'failed', error }
    }
  }

  return { run, ...state, forget: () => settle() }
}
