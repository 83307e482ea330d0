import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type LoginEvent,
  type LoginState,
  nextState,
  transitions,
} from '../../../../src/screens/login/login-states'

const states = Object.keys(transitions) as LoginState[]

const events: readonly LoginEvent[] = [
  'submit',
  'resolve',
  'reject',
  'registered',
  'reset',
  'token',
  'verified',
  'sso',
  'sso_parameters',
  'sso_stopped',
  'restart',
  'signed_out',
]

/** Where each event leads; what is not named leaves the state as it is. */
const expected: Readonly<Record<LoginState, Readonly<Partial<Record<LoginEvent, LoginState>>>>> = {
  idle: {
    submit: 'pending',
    reject: 'error',
    registered: 'from_register',
    reset: 'reset_password',
    token: 'verify_email',
    verified: 'confirmed_email',
    sso: 'from_url',
  },
  reset_password: { submit: 'pending', reject: 'error', sso: 'from_url' },
  confirmed_email: { submit: 'pending', reject: 'error', sso: 'from_url' },
  from_register: { submit: 'pending', reject: 'error', sso: 'from_url' },
  from_url: { sso_parameters: 'pending', reject: 'error', sso_stopped: 'idle' },
  verify_email: { submit: 'pending', reject: 'error', resolve: 'idle' },
  pending: { resolve: 'success', reject: 'error' },
  error: { submit: 'pending', sso: 'from_url', restart: 'idle' },
  success: { signed_out: 'idle' },
}

for (const state of states) {
  test(`from ${state} every event leads where it should`, () => {
    const reached = Object.fromEntries(events.map((event) => [event, nextState(state, event)]))
    const wanted = Object.fromEntries(events.map((event) => [event, expected[state][event] ?? state]))
    assert.deepEqual(reached, wanted)
  })
}

test('the walk above knows every state and every event of the table', () => {
  assert.deepEqual(states.sort(), Object.keys(expected).sort())
  const named = new Set(states.flatMap((state) => Object.keys(transitions[state])))
  assert.deepEqual([...named].sort(), [...events].sort())
})

test('every state can be reached from idle', () => {
  const reached = new Set<LoginState>(['idle'])
  for (const state of reached) for (const next of Object.values(transitions[state])) reached.add(next)
  assert.deepEqual([...reached].sort(), [...states].sort())
})

test('a confirmed e-mail address goes through idle', () => {
  const walked = (['token', 'resolve', 'verified', 'submit', 'resolve'] as const).reduce<LoginState>(
    nextState,
    'idle',
  )
  assert.equal(walked, 'success')
})
