import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PortalError } from '../../../../src/api'
import { type FormProblem, withoutFields } from '../../../../src/parts/form/form-problem'
import {
  firstState,
  type FormAction,
  type FormEvent,
  type FormMachine,
  type FormState,
  type FormStatus,
  nextFormState,
  submittedAgain,
  submittedOnce,
} from '../../../../src/parts/form/form-state'

type Machine = FormMachine<FormStatus, never>

const error = new PortalError({ code: 'invalid', request: 'register-request' })
const problem: FormProblem = { kind: 'refused', error, fields: ['email', 'name'] }

function walk(
  actions: readonly FormAction<never>[],
  machine: Machine = submittedOnce,
): FormState<FormStatus> {
  const first = firstState({ email: '', name: '', scopes: [] }, machine.initial)
  return actions.reduce((state, action) => nextFormState(state, action, machine), first)
}

const events = (...names: FormEvent[]) => names.map((event) => ({ type: 'event', event, problem }) as const)
const typed = (name: string, value: string) => ({ type: 'values', values: { [name]: value } }) as const

test('a form goes from idle over pending to success or error, and from error to pending again', () => {
  const walks: [FormEvent[], FormStatus][] = [
    [['submit', 'resolve'], 'success'],
    [['submit', 'reject'], 'error'],
    [['reject', 'submit', 'resolve'], 'success'],
    [['submit', 'reject', 'submit', 'submit'], 'pending'],
    [['submit', 'resolve', 'submit', 'reject'], 'success'],
  ]
  for (const [steps, end] of walks) assert.equal(walk(events(...steps)).status, end, steps.join())
})

test('a form that can be submitted again begins anew after a success', () => {
  assert.equal(walk(events('submit', 'resolve'), submittedAgain).status, 'idle')
  assert.equal(walk(events('submit', 'resolve', 'submit'), submittedAgain).status, 'pending')
})

test('a problem belongs to the status error, and to no other', () => {
  assert.equal(walk(events('reject')).problem, problem)
  assert.equal(walk(events('reject', 'submit')).problem, undefined)
  const restarted = walk([...events('reject'), { type: 'restart' }])
  assert.deepEqual([restarted.status, restarted.problem], ['idle', undefined])
})

test('what was edited since the last attempt is known, also while it was on its way', () => {
  const before = typed('email', 'old')
  const state = walk([before, { type: 'attempt' }, ...events('submit'), before, typed('name', 'new')])
  assert.deepEqual([...state.edited], ['name'])
  const refused = nextFormState(state, { type: 'event', event: 'reject', problem }, submittedOnce)
  assert.deepEqual(withoutFields(refused.problem, refused.edited)?.fields, ['email'])
})

test('a problem ends with the last of its fields, and one about no field stays', () => {
  assert.deepEqual(withoutFields(problem, new Set(['name', 'other']))?.fields, ['email'])
  assert.equal(withoutFields(problem, new Set(['name', 'email'])), undefined)
  const general: FormProblem = { ...problem, fields: [] }
  assert.equal(withoutFields(general, new Set(['name'])), general)
})

test('a field counts as left once it has a value, until it is emptied', () => {
  const leave = { type: 'leave', name: 'email' } as const
  assert.deepEqual([...walk([leave]).left], [])
  assert.deepEqual([...walk([typed('email', 'a'), leave, typed('email', 'b')]).left], ['email'])
  assert.deepEqual([...walk([typed('email', 'a'), leave, typed('email', '')]).left], [])
})

test('what says nothing new changes nothing', () => {
  const state = walk([typed('email', 'a')])
  for (const action of [typed('email', 'a'), { type: 'autofill', name: 'email', isFilled: false } as const])
    assert.equal(nextFormState(state, action, submittedOnce), state)
})
