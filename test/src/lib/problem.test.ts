import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readProblem } from '../../../src/lib/problem'

test('a whole problem is read', () => {
  const body = {
    status: 400,
    title: 'Bad Request',
    type: '/problems/invalid-parameters',
    instance: 'trace:1',
    detail: 'Check the form.',
    invalid_parameters: [{ field: 'email', reason: 'is missing', rule: 'required', source: 'body' }],
    errors: [{ detail: 'older form' }],
  }
  const { message, ...problem } = readProblem(body) ?? {}
  assert.deepEqual(problem, {
    ...body,
    invalid_parameters: [{ field: 'email', reason: 'is missing', rule: 'required' }],
  })
  assert.equal(message, undefined)
})

test('parts of the wrong shape are left out', () => {
  const problem = readProblem({
    status: '400',
    title: ['x'],
    detail: '  ',
    invalid_parameters: [null, 7, { field: 'name' }, { field: 3, reason: 'is wrong' }],
    errors: [{ detail: 5 }],
    message: 'text',
  })
  assert.deepEqual(problem?.invalid_parameters, [{ field: '', reason: 'is wrong', rule: undefined }])
  assert.deepEqual(
    [problem?.status, problem?.title, problem?.detail, problem?.errors, problem?.message],
    Array(5).fill(undefined),
  )
})

test('nothing to read is no problem', () => {
  for (const body of [undefined, null, 7, 'text', [], {}, { foo: 1 }])
    assert.equal(readProblem(body), undefined)
})

test('a validation tree without end is cut', () => {
  let tree: Record<string, unknown> = { constraints: { isEmail: 'no e-mail' } }
  for (let depth = 0; depth < 50_000; depth++) tree = { children: [tree] }
  assert.ok(readProblem({ message: [tree] }))
})
