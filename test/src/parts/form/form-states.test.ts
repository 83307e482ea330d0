import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type FormEvent,
  type FormState,
  nextState,
  transitions,
} from '../../../../src/parts/form/form-states'

const events: readonly FormEvent[] = ['submit', 'resolve', 'reject', 'clear']

test('a form goes from idle over pending to success or error, and from error to pending again', () => {
  const walks: [readonly FormEvent[], FormState][] = [
    [['submit', 'resolve'], 'success'],
    [['submit', 'reject'], 'error'],
    [['reject', 'submit', 'resolve'], 'success'],
    [['submit', 'reject', 'submit', 'submit'], 'pending'],
    [['submit', 'reject', 'clear'], 'idle'],
  ]
  for (const [walk, end] of walks) assert.equal(walk.reduce<FormState>(nextState, 'idle'), end, walk.join())
})

test('success is final, and nothing interrupts what is pending', () => {
  for (const event of events) assert.equal(nextState('success', event), 'success')
  assert.equal(nextState('pending', 'submit'), 'pending')
  assert.equal(nextState('pending', 'clear'), 'pending')
  assert.deepEqual(Object.keys(transitions).sort(), ['error', 'idle', 'pending', 'success'])
})
