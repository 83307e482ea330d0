import { useEffect, useRef } from 'react'
import { isPortalError } from '../../api'
import type { CustomErrorHandler } from '../../lib/custom-error-handler'
import { runInBackground } from '../../lib/run-in-background'
import { type Attempt, useAttempts, useHost, usePortal } from '../../state'
import { focusInvalidField } from '../../ui/forms/focus-invalid-field'
import { type FormMistake, problemOf } from './form-problem'
import type { FormStore } from './use-form-store'

interface SubmissionOptions<Values, Result> {
  /** Looks for mistakes before anything is sent. */
  mistakeIn(values: Values): FormMistake | undefined
  send(values: Values, attempt: Attempt): Promise<Result>
  succeeded(result: Result, values: Values): void
  readonly customErrorHandler?: CustomErrorHandler
}

/** The one way in which forms are submitted: mistakes, refusals and unexpected errors. */
export function useSubmission<Status extends string, Event extends string, Values, Result>(
  store: FormStore<Status, Event>,
  { mistakeIn, send, succeeded, customErrorHandler }: SubmissionOptions<Values, Result>,
) {
  const { state, machine, element, attempt: begin, move } = store
  const host = useHost()
  const portal = usePortal()
  const attempts = useAttempts()
  const isFocusDue = useRef(false)

  useEffect(() => {
    if (!state.problem || !isFocusDue.current) return
    isFocusDue.current = false
    focusInvalidField(element.current)
  }, [state.problem, element])

  const fail = (failure: unknown) => move('reject', problemOf(failure, customErrorHandler, host))

  async function hintAtUserEntity(): Promise<void> {
    const { hintAtUserEntity: hint } = await import('./user-entity-hint')
    await hint(portal, host.element)
  }

  /** Sends once at a time. Never rejects: every failure becomes a problem of the form. */
  async function submit(values: Values): Promise<void> {
    // The outcome of a run reaches the state only with the next render, until which the state is still `pending`.
    if (state.status === 'pending' || machine.next(state.status, 'submit') !== 'pending') return
    const attempt = attempts.begin(values)
    if (!attempt) return
    begin()
    try {
      const mistake = mistakeIn(values)
      if (mistake) throw mistake
      move('submit')
      const result = await send(values, attempt)
      attempt.end('done')
      move('resolve')
      if (!attempts.isUnmounted.current) succeeded(result, values)
    } catch (failure) {
      attempt.end('failed')
      isFocusDue.current = true
      fail(failure)
      if (isPortalError(failure) && portal.config.userEntity === 'user') runInBackground(hintAtUserEntity())
    }
  }

  return { submit, fail }
}
