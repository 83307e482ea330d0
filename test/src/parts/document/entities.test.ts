import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decodeEntity } from '../../../../src/parts/document/entities'

test('references by name and by number are signs; unknown ones stay, impossible ones are marked', () => {
  for (const [reference, sign] of [
    ['amp', '&'],
    ['nbsp', '\u00a0'],
    ['#115', 's'],
    ['#x27', "'"],
    ['#X1F600', '😀'],
    ['#0', '\ufffd'],
    ['#xD800', '\ufffd'],
    ['#x110000', '\ufffd'],
    ['constructor', undefined],
    ['nosuchname', undefined],
    ['#', undefined],
  ] as const)
    assert.equal(decodeEntity(reference), sign, reference)
})
