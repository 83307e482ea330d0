import { type RefCallback, type RefObject, useCallback, useReducer, useRef } from 'react'
import { useLatest } from '../../state/use-latest'
import {
  type FieldValue,
  type FieldValues,
  firstState,
  type FormAction,
  type FormEvent,
  type FormMachine,
  type FormState,
  nextFormState,
} from './form-state'
import type { FormProblem } from './form-problem'
import { followFields, readValues, writeValues } from './form-values'

export interface FormStore<Status extends string, Event extends string> {
  readonly state: FormState<Status>
  /** The values are not the first ones. */
  readonly isEdited: boolean
  readonly machine: FormMachine<Status, Event>
  /** Of the form, whose fields are followed as long as it is there. */
  readonly ref: RefCallback<HTMLFormElement>
  readonly element: RefObject<HTMLFormElement | null>
  /** Reads the fields now: a browser hands out values that it filled in with the press itself. */
  read(): FieldValues
  set(values: Readonly<Record<string, FieldValue | undefined>>): void
  clear(): void
  /** Says that the values of the fields are checked and sent. */
  attempt(): void
  move(event: Event | FormEvent, problem?: FormProblem): void
}

type Fields = Readonly<Record<string, { readonly initial?: FieldValue }>>

const initialValues = (fields: Fields): FieldValues =>
  Object.fromEntries(Object.entries(fields).map(([name, { initial = '' }]) => [name, initial]))

/** The state of a form, which follows the fields in the document. */
export function useFormStore<Status extends string, Event extends string>(
  fields: Fields,
  machine: FormMachine<Status, Event>,
): FormStore<Status, Event> {
  const initial = useLatest(initialValues(fields))
  const element = useRef<HTMLFormElement>(null)
  const [state, dispatch] = useReducer(
    (before: FormState<Status>, action: FormAction<Event>) => nextFormState(before, action, machine),
    undefined,
    () => firstState(initialValues(fields), machine.initial),
  )

  const ref = useCallback(
    (form: HTMLFormElement) => {
      element.current = form
      const stop = followFields(form, {
        onEdit: () => dispatch({ type: 'values', values: readValues(form, initial.current) }),
        onLeave: (name) => dispatch({ type: 'leave', name }),
        onAutofill: (name, isFilled) => dispatch({ type: 'autofill', name, isFilled }),
      })
      return () => {
        stop()
        element.current = null
        // Passwords do not outlive their fields.
        dispatch({ type: 'empty', values: initial.current })
      }
    },
    [initial],
  )

  function update(values: FieldValues): FieldValues {
    dispatch({ type: 'values', values })
    return { ...state.values, ...values }
  }

  return {
    state,
    isEdited: JSON.stringify(state.values) !== JSON.stringify(initialValues(fields)),
    machine,
    ref,
    element,
    read: () => update(readValues(element.current, initial.current)),
    set(values) {
      const given = Object.entries(values).filter(
        (entry): entry is [string, FieldValue] => entry[1] !== undefined,
      )
      const changes = Object.fromEntries(given)
      writeValues(element.current, changes)
      update(changes)
    },
    clear() {
      element.current?.reset()
      dispatch({ type: 'empty', values: initial.current })
      dispatch({ type: 'values', values: readValues(element.current, initial.current) })
      dispatch({ type: 'restart' })
    },
    attempt: () => dispatch({ type: 'attempt' }),
    move: (event, problem) => dispatch({ type: 'event', event, problem }),
  }
}
