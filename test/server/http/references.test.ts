import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withoutReferences } from '../../../server/src/http/references'

test('references are resolved within each other, once, and one that cannot be is named', () => {
  const resolve = withoutReferences({
    parts: { id: { type: 'string' }, item: { id: { $ref: '#/parts/id' } }, loop: [{ $ref: '#/parts/loop' }] },
  })
  const [first, second] = resolve([{ $ref: '#/parts/item' }, { $ref: '#/parts/item' }]) as object[]
  assert.deepEqual(first, { id: { type: 'string' } })
  assert.equal(first, second)
  assert.throws(() => resolve({ $ref: '#/parts/none' }), /The contract has no #\/parts\/none/)
  assert.throws(() => resolve({ $ref: '#/parts/loop' }), /#\/parts\/loop refers to itself/)
})
