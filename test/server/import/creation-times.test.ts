import assert from 'node:assert/strict'
import { test } from 'node:test'
import { creationTimes } from '../../../server/src/import/apply/creation-times'

const now = new Date('2026-06-01T12:00:00.000Z')
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000)

test('versions that come together stand a second apart, the last one now', () => {
  assert.deepEqual(creationTimes([undefined, undefined, undefined], now), [at(-2), at(-1), now])
})

test('existing moments are kept, and new ones find room before, between and after them', () => {
  const times = creationTimes([undefined, at(-100), undefined, undefined, at(-70), undefined], now)
  assert.deepEqual(times, [at(-101), at(-100), at(-90), at(-80), at(-70), now])
})

test('versions that changed places, or have no room between them, still increase', () => {
  assert.deepEqual(creationTimes([at(-10), at(-20), at(-5)], now), [at(-10), at(-9.999), at(-5)])
  const crowded = creationTimes([at(-1), undefined, at(-0.999)], now)
  assert.deepEqual(crowded, [at(-1), at(-0.999), at(-0.998)])
})
