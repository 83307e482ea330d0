import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type LoginEvent,
  type LoginState,
  nextState,
  transitions,
} from '../../../../src/screens/login/login-states'

const states = Object.keys(transitions) as LoginState[]

test('success is final', () => {
  assert.deepEqual(transitions.success, {})
})

test('every state in which the form shows can be submitted, and every state but success can fail', () => {
  const withForm = states.filter((state) => !['pending', 'success', 'from_url'].includes(state))
  for (const state of withForm) assert.equal(nextState(state, 'submit'), 'pending', state)
  for (const state of states)
    if (state !== 'success') assert.equal(nextState(state, 'reject'), 'error', state)
})

test('every state can be reached from idle', () => {
  const reached = new Set<LoginState>(['idle'])
  for (const state of reached) for (const next of Object.values(transitions[state])) reached.add(next)
  assert.deepEqual([...reached].sort(), [...states].sort())
})

test('what a state does not know leaves it alone', () => {
  const strangers: [LoginState, LoginEvent][] = [
    ['pending', 'submit'],
    ['success', 'reject'],
    ['reset_password', 'registered'],
    ['error', 'resolve'],
  ]
  for (const [state, event] of strangers) assert.equal(nextState(state, event), state)
})

test('a confirmed e-mail address goes through idle', () => {
  const walked = (['token', 'resolve', 'verified', 'submit', 'resolve'] as const).reduce<LoginState>(
    nextState,
    'idle',
  )
  assert.equal(walked, 'success')
})
