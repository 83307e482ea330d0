import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DAY_MS, HOUR_MS } from '../../../../src/parts/analytics/time-range'
import { formatPeriod, parsePeriod, rangeOf } from '../../../../src/parts/analytics/periods'
import { rangeBefore } from '../../../../src/parts/analytics/range-before'

const short = DAY_MS
const long = 90 * DAY_MS
/** A Wednesday, in whatever zone the test runs. */
const now = new Date(2026, 10, 18, 14, 20).getTime()
const at = (...parts: [number, number, number, number?]) =>
  new Date(parts[0], parts[1], parts[2], parts[3] ?? 0).getTime()

test('a period is read as it is written; what is neither or not offered is the default', () => {
  const cases: [text: string, retention: number, read: string][] = [
    ['7d', long, '7d'],
    ['7d', short, '24h'],
    ['15m', short, '15m'],
    ['last-month', long, 'last-month'],
    ['last-month', short, '24h'],
    ['2026-11-01..2026-11-03', long, '2026-11-01..2026-11-03'],
    ['2026-11-03..2026-11-01', long, '24h'],
    ['2026-02-30..2026-03-01', long, '24h'],
    ['<script>', long, '24h'],
  ]
  for (const [text, retention, read] of cases)
    assert.equal(formatPeriod(parsePeriod(text, retention)), read, text)
})

test('a period ends with the running step and is as long as it says', () => {
  const day = rangeOf('24h', now, short)
  assert.deepEqual(
    [day.start, day.end, day.edges.length, day.isOpen],
    [at(2026, 10, 17, 15), at(2026, 10, 18, 15), 25, true],
  )
  const month = rangeOf('30d', now, long)
  assert.deepEqual([month.start, month.end, month.edges.length], [at(2026, 9, 20), at(2026, 10, 19), 31])
  const quarter = rangeOf('90d', now, long)
  assert.equal(quarter.edges.length, 91)
})

test('weeks begin on Monday, and what is over is closed', () => {
  const week = rangeOf('last-week', now, long)
  assert.deepEqual([week.start, week.end, week.isOpen], [at(2026, 10, 9), at(2026, 10, 16), false])
  const month = rangeOf('last-month', now, long)
  assert.deepEqual([month.start, month.end], [at(2026, 9, 1), at(2026, 10, 1)])
})

test('no range reaches further back than the portal allows, or into the future', () => {
  const old = rangeOf({ from: '2020-01-01', to: '2030-01-01' }, now, long)
  assert.ok(old.start >= now - long)
  assert.equal(old.end, at(2026, 10, 19))
  const none = rangeOf({ from: '2020-01-01', to: '2020-01-02' }, now, long)
  assert.ok(none.edges.length >= 2 && none.end > none.start)
})

test('a running period is compared with as much of the one before as is over of it', () => {
  const range = rangeOf('24h', now, long)
  assert.deepEqual(rangeBefore(range, now, long), {
    start: range.start - (now - range.start),
    end: range.start,
  })
  assert.equal(rangeBefore(range, now, short), undefined)
  assert.equal(rangeBefore(rangeOf('90d', now, long), now, long), undefined)
  assert.ok(range.end - now < HOUR_MS)
})
