import type { RefObject, SyntheticEvent } from 'react'
import type { PortalError } from '../../api'
import { type FormErrorText, useMessages } from '../../i18n'
import { runInBackground } from '../../lib/run-in-background'
import { fieldReasons } from '../../lib/field-reasons'
import { useFormValues, useLeftFields, valuesOf } from '../../ui/use-form-values'
import { concernsPassword, type CustomErrorHandler } from '../form-message/form-problem'
import { useProblemText } from '../form-message/use-problem-text'
import { FormMistake } from './form-mistake'
import { type FormState, nextState } from './form-states'
import { useSubmission } from './use-submission'
import { useId } from '../../ui/use-id'

export type FormValues<Name extends string> = Readonly<Record<Name, string>>

interface FormOptions<Name extends string, Result> {
  /** Names of all fields that the form may have; the same array at every call. */
  readonly names: readonly Name[]
  /** Fields that cannot be empty. */
  readonly required: readonly Name[]
  /** Fields that are sent exactly as they were typed; all others are trimmed. */
  readonly secrets?: readonly Name[]
  /** Text for a required field that is empty. Default: the general sentence. */
  readonly missing?: FormMistake['text']
  /** Returns what is wrong with a filled field that was left, in the reader's language. */
  faultIn?(name: Name, values: FormValues<Name>): string | undefined
  /** Looks for other mistakes once nothing is missing. */
  mistake?(values: FormValues<Name>): FormMistake | undefined
  /** @throws {PortalError} if the server refuses, {@link FormMistake} if the form cannot be sent. */
  send(values: FormValues<Name>): Promise<Result>
  succeeded(result: Result, values: FormValues<Name>): void
  readonly customErrorHandler: CustomErrorHandler | undefined
}

/** Props of a field of the form. */
export interface FieldState<Name extends string> {
  readonly name: Name
  readonly required: boolean
  readonly invalid: boolean
  readonly error: string | undefined
  /** ID of the form's message, where it explains the field. */
  readonly describedBy: string | undefined
}

export interface FormHandle<Name extends string = string> {
  readonly ref: RefObject<HTMLFormElement | null>
  readonly state: FormState
  /** Text of the last problem; undefined while it is loading. */
  readonly problem: FormErrorText | undefined
  /** The request that failed last, if it was refused. `custom`: what the embedder says about it. */
  readonly refusal: { readonly error: PortalError; readonly custom?: string } | undefined
  /** Whether the problem belongs below the password field. */
  readonly concernsPassword: boolean
  readonly messageId: string
  /** Values of the fields, trimmed where they are sent so. */
  readonly values: FormValues<Name>
  /** Nothing is missing and nothing is known to be wrong. */
  readonly isComplete: boolean
  /** Required fields that are empty. */
  readonly missing: readonly Name[]
  /** What is known to be wrong once nothing is missing. */
  readonly mistake: FormMistake['text'] | undefined
  field<N extends Name>(name: N): FieldState<N>
  submit(event: SyntheticEvent): void
  /** Empties the fields. */
  clear(): void
}

/** No more than servers want of one in any case. */
const isEmailAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+$/.test(text)

/** Holds the state of a form: its values, whether it can be submitted, and the outcome. */
export function useForm<Name extends string, Result>(options: FormOptions<Name, Result>): FormHandle<Name> {
  const { names, required, secrets = [], missing = 'requiredFields' } = options
  const messageId = useId()
  const { ref, status, dispatch, submit } = useSubmission({
    ...options,
    initial: { state: 'idle' },
    next: nextState,
    mistakeIn,
  })
  const values = trimmed(useFormValues(ref, names))
  const left = useLeftFields(ref, names)
  const t = useMessages('forms')
  const { problem } = status
  const reasons = fieldReasons(problem?.kind === 'refused' ? problem.error.problem : undefined)
  const problemText = useProblemText(problem)

  function trimmed(typed: FormValues<Name>): FormValues<Name> {
    const entries = names.map((name) => [name, secrets.includes(name) ? typed[name] : typed[name].trim()])
    return Object.fromEntries(entries) as FormValues<Name>
  }

  const emptyIn = (given: FormValues<Name>) => required.filter((name) => !given[name])

  function mistakeIn(given: FormValues<Name>): FormMistake | undefined {
    const empty = emptyIn(given)
    return empty.length > 0 ? new FormMistake(missing, empty) : options.mistake?.(given)
  }

  function faultOf(name: Name): string | undefined {
    if (!values[name] || !left.has(name)) return undefined
    if (name === 'email' && !isEmailAddress(values[name])) return t('invalidEmail')
    return options.faultIn?.(name, values)
  }

  function field<N extends Name>(name: N): FieldState<N> {
    const isNamed =
      problem?.kind === 'mistake'
        ? Boolean(problem.fields?.includes(name)) && (!required.includes(name) || !values[name])
        : reasons.has(name)
    return {
      name,
      required: required.includes(name),
      invalid: isNamed,
      error: problemText?.reasons.get(name) ?? faultOf(name),
      describedBy: isNamed ? messageId : undefined,
    }
  }

  return {
    ref,
    state: status.state,
    problem: problemText,
    refusal: problem?.kind === 'refused' ? problem : undefined,
    concernsPassword: concernsPassword(problem),
    messageId,
    values,
    isComplete: mistakeIn(values) === undefined,
    missing: emptyIn(values),
    mistake: mistakeIn(values)?.text,
    field,
    submit(event) {
      event.preventDefault()
      // What is in the fields now: a browser hands out values that it filled in with the press itself.
      runInBackground(submit(trimmed(valuesOf(ref.current, names))))
    },
    clear() {
      ref.current?.reset()
      ref.current?.dispatchEvent(new Event('change', { bubbles: true }))
      dispatch('clear')
    },
  }
}
