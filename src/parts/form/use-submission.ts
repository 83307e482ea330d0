import { type RefObject, useEffect, useReducer, useRef } from 'react'
import { isPortalError } from '../../api'
import { type Attempt, useAttempts, useEnvironment } from '../../state'
import { focusInvalidField } from '../../ui/focus-invalid-field'
import { type CustomErrorHandler, type FormProblem, refusedProblem } from '../form-message/form-problem'
import { FormMistake } from './form-mistake'

/** What a form is doing. The problem belongs to the state `error`, and to no other. */
export type FormStatus<State extends string> =
  | { readonly state: Exclude<State, 'error'>; readonly problem?: undefined }
  | { readonly state: 'error'; readonly problem: FormProblem }

/** Events that every form knows. */
type BasicEvent = 'submit' | 'resolve' | 'reject'

interface SubmissionOptions<State extends string, Event extends string, Values, Result> {
  readonly initial: FormStatus<State>
  /** The form's state machine. An event that a state does not know changes nothing. */
  next(state: State, event: Event | BasicEvent): State
  /** Looks for mistakes before anything is sent. */
  mistakeIn?(values: Values): FormMistake | undefined
  /** @throws {PortalError} if the server refuses, {@link FormMistake} if the form cannot be sent. Anything else is unexpected. */
  send(values: Values, attempt: Attempt): Promise<Result>
  /** Is not called after the form has left the page. */
  succeeded(result: Result, values: Values): void
  readonly customErrorHandler?: CustomErrorHandler
}

interface Submission<State extends string, Event extends string, Values> {
  /** Of the form, whose first invalid field gets the focus after a submit that failed. */
  readonly ref: RefObject<HTMLFormElement | null>
  readonly status: FormStatus<State>
  dispatch(event: Event | BasicEvent): void
  /** Shows why something failed. An unexpected error is logged and reported as `element-error`. */
  fail(failure: unknown): void
  /** Checks and sends values, once at a time. Never rejects: every failure ends in the state `error`. */
  submit(values: Values): Promise<void>
}

/** The one way in which forms are submitted: state machine, mistakes, refusals and unexpected errors. */
export function useSubmission<State extends string, Event extends string, Values, Result>(
  options: SubmissionOptions<State, Event, Values, Result>,
): Submission<State, Event, Values> {
  type Step = { event: Event | BasicEvent; problem?: FormProblem }
  const { initial, next, mistakeIn, send, succeeded, customErrorHandler } = options
  const environment = useEnvironment()
  const [status, step] = useReducer(reduce, initial)
  const attempts = useAttempts()
  const ref = useRef<HTMLFormElement>(null)
  const isFocusDue = useRef(false)

  useEffect(() => {
    if (status.state !== 'error' || !isFocusDue.current) return
    isFocusDue.current = false
    focusInvalidField(ref.current)
  }, [status])

  function reduce(before: FormStatus<State>, { event, problem }: Step): FormStatus<State> {
    const state = next(before.state as State, event)
    const shown = problem ?? before.problem
    if (state === 'error') return shown ? { state: 'error', problem: shown } : before
    return { state: state as Exclude<State, 'error'> }
  }

  function problemOf(failure: unknown): FormProblem {
    if (isPortalError(failure)) return refusedProblem(failure, customErrorHandler, environment)
    if (failure instanceof FormMistake)
      return { kind: 'mistake', message: failure.text, fields: failure.fields }
    // A defect in a function of the embedder, or in ours.
    console.error(failure)
    environment.emit('element-error', { error: failure })
    return { kind: 'mistake', message: 'unexpected', fields: [] }
  }

  const dispatch = (event: Event | BasicEvent) => step({ event })
  const fail = (failure: unknown) => step({ event: 'reject', problem: problemOf(failure) })

  async function submit(values: Values): Promise<void> {
    // The outcome of a run reaches the state only with the next render, until which the state is still `pending`.
    if (status.state === 'pending' || next(status.state as State, 'submit') !== 'pending') return
    const attempt = attempts.begin(values)
    if (!attempt) return
    try {
      const mistake = mistakeIn?.(values)
      if (mistake) throw mistake
      dispatch('submit')
      const result = await send(values, attempt)
      attempt.end('done')
      dispatch('resolve')
      if (!attempts.isUnmounted.current) succeeded(result, values)
    } catch (failure) {
      attempt.end('failed')
      isFocusDue.current = true
      fail(failure)
    }
  }

  return { ref, status, dispatch, fail, submit }
}
