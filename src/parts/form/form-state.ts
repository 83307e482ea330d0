import type { FormProblem } from './form-problem'

export type FieldValue = string | readonly string[]
export type FieldValues = Readonly<Record<string, FieldValue>>

/** All that a form knows. The document holds the texts of the fields; these are copies of them. */
export interface FormState<Status extends string> {
  readonly status: Status
  /** Why the last submit failed. */
  readonly problem: FormProblem | undefined
  readonly values: FieldValues
  /** Fields that have been edited since the last submit. */
  readonly edited: ReadonlySet<string>
  /** Fields that have been left since they were last empty. */
  readonly left: ReadonlySet<string>
  /** Fields that the browser has filled. It may hold their values back until the first touch. */
  readonly autofilled: ReadonlySet<string>
}

export type FormEvent =
  /** The values are on their way. */
  | 'submit'
  /** They were accepted. */
  | 'resolve'
  /** They were refused, or could not even be sent. */
  | 'reject'

/** The statuses of a form, and the one that it begins with. An event that a status does not know changes nothing. */
export interface FormMachine<Status extends string, Event extends string> {
  readonly initial: { readonly status: Status; readonly problem?: FormProblem }
  next(status: Status, event: Event | FormEvent): Status
}

export type FormAction<Event extends string> =
  | { readonly type: 'values'; readonly values: FieldValues }
  | { readonly type: 'leave'; readonly name: string }
  | { readonly type: 'autofill'; readonly name: string; readonly isFilled: boolean }
  /** The values of the fields are checked and sent. */
  | { readonly type: 'attempt' }
  /** The fields are gone, or emptied. */
  | { readonly type: 'empty'; readonly values: FieldValues }
  | { readonly type: 'restart' }
  | { readonly type: 'event'; readonly event: Event | FormEvent; readonly problem?: FormProblem }

const none: ReadonlySet<string> = new Set()

const emptyState = (values: FieldValues) => ({ values, edited: none, left: none, autofilled: none })

export const firstState = <Status extends string>(
  values: FieldValues,
  { status, problem }: FormMachine<Status, never>['initial'],
): FormState<Status> => ({ ...emptyState(values), status, problem })

const withNames = (set: ReadonlySet<string>, names: readonly string[]): ReadonlySet<string> =>
  new Set([...set, ...names])
const withoutNames = (set: ReadonlySet<string>, names: readonly string[]): ReadonlySet<string> =>
  new Set([...set].filter((name) => !names.includes(name)))

export function nextFormState<Status extends string, Event extends string>(
  before: FormState<Status>,
  action: FormAction<Event>,
  machine: FormMachine<Status, Event>,
): FormState<Status> {
  switch (action.type) {
    case 'values':
      return withValues(before, action.values)
    case 'leave':
      return before.values[action.name] ? { ...before, left: withNames(before.left, [action.name]) } : before
    case 'autofill':
      return withAutofill(before, action.name, action.isFilled)
    case 'attempt':
      return { ...before, edited: none }
    case 'empty':
      return { ...before, ...emptyState(action.values) }
    case 'restart':
      return { ...before, status: machine.initial.status, problem: undefined }
    case 'event': {
      const status = machine.next(before.status, action.event)
      // A problem belongs to the status `error`, and to no other.
      return {
        ...before,
        status,
        problem: status === 'error' ? (action.problem ?? before.problem) : undefined,
      }
    }
  }
}

function withAutofill<Status extends string>(before: FormState<Status>, name: string, isFilled: boolean) {
  if (before.autofilled.has(name) === isFilled) return before
  const change = isFilled ? withNames : withoutNames
  return { ...before, autofilled: change(before.autofilled, [name]) }
}

function withValues<Status extends string>(
  before: FormState<Status>,
  values: FieldValues,
): FormState<Status> {
  const changed = Object.keys(values).filter((name) => values[name] !== before.values[name])
  if (changed.length === 0) return before
  return {
    ...before,
    values: { ...before.values, ...values },
    edited: withNames(before.edited, changed),
    left: withoutNames(
      before.left,
      changed.filter((name) => !values[name]),
    ),
  }
}

export type FormStatus = 'idle' | 'pending' | 'success' | 'error'

type Transitions = Readonly<Record<FormStatus, Readonly<Partial<Record<FormEvent, FormStatus>>>>>

const transitions: Transitions = {
  idle: { submit: 'pending', reject: 'error' },
  pending: { resolve: 'success', reject: 'error' },
  error: { submit: 'pending', reject: 'error' },
  success: {},
}

const next = (status: FormStatus, event: FormEvent): FormStatus => transitions[status][event] ?? status

/** A form that a success ends. */
export const submittedOnce: FormMachine<FormStatus, never> = { initial: { status: 'idle' }, next }

/** A form that stays and can be submitted again: a success leads back to where it began. */
export const submittedAgain: FormMachine<FormStatus, never> = {
  initial: { status: 'idle' },
  next(status, event) {
    const reached = next(status, event)
    return reached === 'success' ? 'idle' : reached
  },
}
