import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fieldReasons } from '../../../src/lib/field-reasons'

test('each field has the first of its mistakes, under the name that forms use', () => {
  const reasons = fieldReasons({
    invalid_parameters: [
      { field: 'data.reference_id', reason: 'is taken' },
      { field: 'reference_id', reason: 'is too long' },
      { field: 'scopes/0', reason: 'unknown' },
    ],
  })
  assert.deepEqual(
    [...reasons].map(([name, { reason }]) => [name, reason]),
    [
      ['referenceId', 'is taken'],
      ['0', 'unknown'],
    ],
  )
})

test('without a list there is nothing against any field', () => {
  assert.equal(fieldReasons(undefined).size, 0)
  assert.equal(fieldReasons({ detail: 'No.' }).size, 0)
})
