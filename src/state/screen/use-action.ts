import { useState } from 'react'
import type { PortalError } from '../../api'
import { toPortalError } from '../to-portal-error'
import { type Attempt, useAttempts } from '../use-attempts'
import { useLatest } from '../use-latest'
import { useReportFailure } from '../use-report-failure'

/** The result of one press. */
export type Outcome<T> =
  | { readonly status: 'done'; readonly value: T }
  | { readonly status: 'failed'; readonly error: PortalError }
  /** Another one is running, or the component is unmounted: there is nothing to do next. */
  | { readonly status: 'ignored' }

export interface Action<Input, T> {
  /** Never throws. */
  run(input: Input): Promise<Outcome<T>>
  readonly isPending: boolean
  /** Of the last attempt. */
  readonly failure: PortalError | undefined
  /** Removes the failure. */
  forget(): void
}

/**
 * Something that a press of a button does on the server, once at a time: a second press in the same moment does nothing.
 *
 * @param act - What it throws becomes the failure.
 */
export function useAction<T, Input = void>(
  act: (input: Input, attempt: Attempt) => Promise<T>,
): Action<Input, T> {
  const latest = useLatest(act)
  const attempts = useAttempts()
  const [state, setState] = useState<{ isPending: boolean; failure: PortalError | undefined }>({
    isPending: false,
    failure: undefined,
  })

  useReportFailure(state.failure)
  const settle = (failure?: PortalError) => setState({ isPending: false, failure })

  async function run(input: Input): Promise<Outcome<T>> {
    const attempt = attempts.begin(input)
    if (!attempt) return { status: 'ignored' }
    setState({ isPending: true, failure: undefined })
    try {
      const value = await latest.current(input, attempt)
      attempt.end('done')
      settle()
      return attempts.isUnmounted.current ? { status: 'ignored' } : { status: 'done', value }
    } catch (failure) {
      const error = toPortalError(failure)
      attempt.end('failed')
      settle(error)
      return attempts.isUnmounted.current ? { status: 'ignored' } : { status: 'failed', error }
    }
  }

  return { run, ...state, forget: () => setState((before) => ({ ...before, failure: undefined })) }
}
