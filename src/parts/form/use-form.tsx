import { useId } from 'react'
import type { ReactNode, RefCallback, SyntheticEvent } from 'react'
import type { CustomErrorHandler } from '../../lib/custom-error-handler'
import { runInBackground } from '../../lib/run-in-background'
import { type Attempt, useUnsavedEdits } from '../../state'
import { FieldProblem } from './field-problem'
import { type FieldOptions, type FormFields, type FormValues, type NameOf, sentValues } from './form-fields'
import { concernsPassword, type FormProblem, withoutFields } from './form-problem'
import type { FormMachine } from './form-state'
import type { ProblemText, ProblemTexts } from './problem-text'
import { type FormRules, useFormRules } from './use-form-rules'
import { useFormStore } from './use-form-store'
import { useProblemText } from './use-problem-text'
import { useSubmission } from './use-submission'

interface FormOptions<
  Fields extends FormFields,
  Result,
  Status extends string,
  Event extends string,
> extends FormRules<Fields> {
  readonly machine: FormMachine<Status, Event>
  /** Which texts refusals have. Default `access`. */
  readonly texts?: ProblemTexts
  /** @throws {PortalError} if the server refuses, {@link FormMistake} if the form cannot be sent. Anything else is unexpected. */
  send(values: FormValues<Fields>, attempt: Attempt): Promise<Result>
  /** Is not called after the form has left the page. */
  succeeded(result: Result, values: FormValues<Fields>): void
  readonly customErrorHandler?: CustomErrorHandler
}

/** Props of a field of the form. */
export interface FieldState<Name extends string = string> {
  readonly name: Name
  readonly label: string
  readonly required: boolean
  readonly invalid: boolean
  readonly error: ReactNode
  /** ID of the form's message, where that explains the field. */
  readonly describedBy: string | undefined
  readonly defaultValue: string | undefined
}

export interface FormHandle<
  Fields extends FormFields = FormFields,
  Status extends string = string,
  Event extends string = never,
> {
  readonly ref: RefCallback<HTMLFormElement>
  readonly status: Status
  /** Why the last submit failed, as far as its fields have not been edited since. */
  readonly problem: FormProblem | undefined
  /** The problem in words, unless a field shows it. Undefined while the words are loading. */
  readonly message: ProblemText | undefined
  readonly messageId: string
  readonly values: FormValues<Fields>
  readonly isEdited: boolean
  /** Why the form cannot be submitted yet; empty if it can. */
  readonly blocked: string
  field<Name extends NameOf<Fields>>(name: Name): FieldState<Name>
  /** Changes values, in the fields too. */
  set(values: Partial<FormValues<Fields>>): void
  /** Checks and sends the values, one submission at a time. */
  submit(event: SyntheticEvent): void
  /** Takes back what was entered. */
  clear(): void
  dispatch(event: Event): void
  /** Shows why something failed. */
  fail(failure: unknown): void
}

/** Holds a form: its values, whether it can be submitted, and the outcome. */
export function useForm<Fields extends FormFields, Result, Status extends string, Event extends string>(
  options: FormOptions<Fields, Result, Status, Event>,
): FormHandle<Fields, Status, Event> {
  const { fields, texts = 'access' } = options
  const messageId = useId()
  const store = useFormStore(fields, options.machine)
  const { state, isEdited } = store
  useUnsavedEdits(isEdited, state.status === 'pending')
  const values = sentValues(fields, state.values)
  const problem = withoutFields(state.problem, state.edited)
  const problemText = useProblemText(problem, texts)
  const rules = useFormRules(options, values, state)
  const { mistakeIn } = rules
  const { submit, fail } = useSubmission(store, { ...options, mistakeIn })
  const owner =
    problem &&
    concernsPassword(problem) &&
    Object.keys(fields).find((name) => fields[name]?.takesPasswordProblem)

  function field<Name extends NameOf<Fields>>(name: Name): FieldState<Name> {
    const { label, initial } = fields[name] as FieldOptions
    const required = rules.isRequired(name)
    const shared = { name, label, required, defaultValue: typeof initial === 'string' ? initial : undefined }
    if (name === owner)
      return {
        ...shared,
        invalid: problem !== undefined,
        error: problemText && <FieldProblem problem={problemText} />,
        describedBy: undefined,
      }
    const isNamed = problem?.fields.includes(name) === true
    const reason = problemText?.reasons.get(name)
    return {
      ...shared,
      invalid: isNamed,
      error: reason ?? rules.faultOf(name),
      describedBy: isNamed && !reason ? messageId : undefined,
    }
  }

  return {
    ref: store.ref,
    status: state.status,
    problem,
    message: owner ? undefined : problemText,
    messageId,
    values,
    isEdited,
    blocked: rules.blocked,
    field,
    set: store.set,
    submit(event) {
      event.preventDefault()
      const given = sentValues(fields, store.read())
      if (!options.blocked?.(given)) runInBackground(submit(given))
    },
    clear: store.clear,
    dispatch: store.move,
    fail,
  }
}
