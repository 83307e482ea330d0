import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import {
  ceilTime,
  DAY_MS,
  edgesOf,
  evenRanges,
  floorTime,
  HOUR_MS,
} from '../../../../src/parts/analytics/time-range'

const zone = process.env['TZ']
const goTo = (name: string) => void (process.env['TZ'] = name)
const goBack = () => (zone === undefined ? delete process.env['TZ'] : goTo(zone))

const time = (text: string) => Date.parse(text)
const days = { unit: 'day', count: 1 } as const

describe('in Madrid', () => {
  before(() => goTo('Europe/Madrid'))
  after(() => void goBack())

  it('days begin at midnight of the reader, also where the clock changes', () => {
    const start = time('2026-10-23T22:00:00Z')
    const end = time('2026-10-27T23:00:00Z')
    const edges = edgesOf({ start, end }, days)
    assert.deepEqual(
      edges.map((edge) => new Date(edge).toISOString()),
      [
        '2026-10-23T22:00:00.000Z',
        '2026-10-24T22:00:00.000Z',
        '2026-10-25T23:00:00.000Z',
        '2026-10-26T23:00:00.000Z',
        '2026-10-27T23:00:00.000Z',
      ],
    )
    assert.deepEqual(
      evenRanges(edges).map(({ granularity }) => granularity),
      [DAY_MS, DAY_MS + HOUR_MS, DAY_MS],
    )
    assert.equal(evenRanges(edges).at(-1)?.end, end)
  })

  it('three hours follow the clock, an hour is always one', () => {
    const night = time('2026-10-24T23:30:00Z')
    const threes = edgesOf(
      { start: floorTime(night, { unit: 'hour', count: 3 }), end: night + 12 * HOUR_MS },
      {
        unit: 'hour',
        count: 3,
      },
    )
    assert.deepEqual(
      threes.slice(0, 3).map((edge) => new Date(edge).toISOString()),
      ['2026-10-24T22:00:00.000Z', '2026-10-25T02:00:00.000Z', '2026-10-25T05:00:00.000Z'],
    )
    const hours = edgesOf({ start: night, end: night + 5 * HOUR_MS }, { unit: 'hour', count: 1 })
    assert.equal(evenRanges(hours).length, 1)
  })
})

describe('in Kolkata', () => {
  before(() => goTo('Asia/Kolkata'))
  after(() => void goBack())

  it('hours begin with those of the reader in a zone of half an hour', () => {
    const hour = { unit: 'hour', count: 1 } as const
    const now = time('2026-11-22T10:10:00Z')
    assert.equal(new Date(floorTime(now, hour)).toISOString(), '2026-11-22T09:30:00.000Z')
    assert.equal(new Date(ceilTime(now, hour)).toISOString(), '2026-11-22T10:30:00.000Z')
    assert.equal(ceilTime(time('2026-11-22T10:30:00Z'), hour), time('2026-11-22T10:30:00Z'))
  })
})
