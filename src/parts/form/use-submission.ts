import { useEffect, useReducer, useRef } from 'react'
import { isPortalError } from '../../api'
import { useEnvironment } from '../../state'
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
  send(values: Values): Promise<Result>
  /** Is not called after the form has left the page. */
  succeeded(result: Result, values: Values): void
  readonly customErrorHandler?: CustomErrorHandler
}

interface Submission<State extends string, Event extends string, Values> {
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
  // State arrives with the next render; a second press before it must not send anything.
  const isRunning = useRef(false)
  const isUnmounted = useRef(false)

  useEffect(() => {
    isUnmounted.current = false
    return () => {
      isUnmounted.current = true
    }
  }, [])

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
    const isPending = isRunning.current || status.state === 'pending'
    if (isPending || next(status.state as State, 'submit') !== 'pending') return
    isRunning.current = true
    try {
      const mistake = mistakeIn?.(values)
      if (mistake) throw mistake
      dispatch('submit')
      const result = await send(values)
      dispatch('resolve')
      if (!isUnmounted.current) succeeded(result, values)
    } catch (failure) {
      fail(failure)
    } finally {
      isRunning.current = false
    }
  }

  return { status, dispatch, fail, submit }
}
