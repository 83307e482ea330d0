import { type RefObject, type SyntheticEvent, useId, useReducer, useRef, useState } from 'react'
import { isPortalError } from '../../api'
import type { FormErrorText } from '../../i18n'
import { fieldReasons } from '../../lib/field-reasons'
import { useEnvironment } from '../../state'
import { useFormValues, valuesOf } from '../../ui/use-form-values'
import { type CustomErrorHandler, type FormProblem, refusedProblem } from '../form-message/form-problem'
import { useProblemText } from '../form-message/use-problem-text'
import { FormMistake } from './form-mistake'
import { type FormState, nextState } from './form-states'

export type Entered<Name extends string> = Readonly<Record<Name, string>>

interface FormOptions<Name extends string, Answer> {
  /** Names of all fields that the form may have; the same array at every call. */
  readonly names: readonly Name[]
  /** Those that cannot be empty. */
  readonly required: readonly Name[]
  /** Those that are sent exactly as they were typed; all others are trimmed. */
  readonly secrets?: readonly Name[]
  /** What is said when something required is missing. Default: the general sentence. */
  readonly missing?: FormMistake['text']
  /** Asked once nothing is missing. */
  mistake?(entered: Entered<Name>): FormMistake | undefined
  /** @throws {PortalError} when it was refused, {@link FormMistake} when it could not be sent. */
  send(entered: Entered<Name>): Promise<Answer>
  succeeded(answer: Answer, entered: Entered<Name>): void
  readonly customErrorHandler: CustomErrorHandler | undefined
}

/** What a field of the form takes. */
export interface FieldState<Name extends string> {
  readonly name: Name
  readonly required: boolean
  readonly invalid: boolean
  readonly error: string | undefined
  /** Id of the form's message, where it explains the field. */
  readonly describedBy: string | undefined
}

export interface FormHandle<Name extends string = string> {
  readonly ref: RefObject<HTMLFormElement | null>
  readonly state: FormState
  /** What went wrong last, in words; undefined while they are on their way. */
  readonly problem: FormErrorText | undefined
  readonly messageId: string
  /** What stands in the fields, trimmed where it is sent so. */
  readonly entered: Entered<Name>
  /** Nothing is missing and nothing is known to be wrong. */
  readonly isComplete: boolean
  field<N extends Name>(name: N): FieldState<N>
  submit(event: SyntheticEvent): void
  /** Empties the fields. */
  clear(): void
}

/** A form from the first character to the answer: what was entered, whether it may be sent, what became of it. */
export function useForm<Name extends string, Answer>(options: FormOptions<Name, Answer>): FormHandle<Name> {
  const { names, required, secrets = [], missing = 'requiredFields', customErrorHandler } = options
  const environment = useEnvironment()
  const ref = useRef<HTMLFormElement>(null)
  const messageId = useId()
  const typed = useFormValues(ref, names)
  const [state, dispatch] = useReducer(nextState, 'idle')
  const [lastProblem, setLastProblem] = useState<FormProblem>()
  // State arrives with the next render; a second press in the same moment must find the door closed.
  const isUnderWay = useRef(false)

  const problem = state === 'error' ? lastProblem : undefined
  const reasons = fieldReasons(problem?.kind === 'refused' ? problem.error.problem : undefined)
  const problemText = useProblemText(problem)
  const entered = clean(typed)

  function clean(values: Entered<Name>): Entered<Name> {
    const cleaned = names.map((name) => [name, secrets.includes(name) ? values[name] : values[name].trim()])
    return Object.fromEntries(cleaned) as Entered<Name>
  }

  function mistakeIn(values: Entered<Name>): FormMistake | undefined {
    const empty = required.filter((name) => !values[name])
    return empty.length > 0 ? new FormMistake(missing, empty) : options.mistake?.(values)
  }

  function problemOf(failure: unknown): FormProblem {
    if (isPortalError(failure)) return refusedProblem(failure, customErrorHandler, environment)
    if (failure instanceof FormMistake) {
      return { kind: 'mistake', message: failure.text, fields: failure.fields }
    }
    // A mistake in a function of the embedder's, or of ours.
    console.error(failure)
    environment.emit('element-error', { error: failure })
    return { kind: 'mistake', message: 'unexpected', fields: [] }
  }

  async function run(values: Entered<Name>): Promise<void> {
    isUnderWay.current = true
    try {
      const mistake = mistakeIn(values)
      if (mistake) throw mistake
      dispatch('submit')
      const answer = await options.send(values)
      dispatch('resolve')
      options.succeeded(answer, values)
    } catch (failure) {
      setLastProblem(problemOf(failure))
      dispatch('reject')
      isUnderWay.current = false
    }
  }

  function field<N extends Name>(name: N): FieldState<N> {
    const isNamed =
      problem?.kind === 'mistake'
        ? Boolean(problem.fields?.includes(name)) && (!required.includes(name) || !entered[name])
        : reasons.has(name)
    return {
      name,
      required: required.includes(name),
      invalid: isNamed,
      error: problemText?.reasons.get(name),
      describedBy: isNamed ? messageId : undefined,
    }
  }

  return {
    ref,
    state,
    problem: problemText,
    messageId,
    entered,
    isComplete: mistakeIn(entered) === undefined,
    field,
    submit(event) {
      event.preventDefault()
      // What stands in the fields now: a browser hands its filled values out with the press itself.
      if (!isUnderWay.current) void run(clean(valuesOf(ref.current, names)))
    },
    clear() {
      ref.current?.reset()
      ref.current?.dispatchEvent(new Event('change', { bubbles: true }))
      dispatch('clear')
    },
  }
}
