import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatFor } from '../../../src/i18n'

test('a date shows year, short month, day, hour and minute in its language', () => {
  const moment = new Date(2026, 2, 5, 14, 7)
  assert.match(formatFor('en', 'Invalid Date').date(moment), /^Mar 5, 2026, 2:07\sPM$/)
  assert.equal(formatFor('de', '').date(moment.toISOString()), '5. März 2026, 14:07')
})

test('what is no date says so', () => {
  const { date } = formatFor('en', 'Invalid Date')
  for (const value of [null, undefined, '', 'yesterday', Number.NaN])
    assert.equal(date(value), 'Invalid Date')
})

test('numbers are grouped as the language does', () => {
  assert.equal(formatFor('en', '').number(1234567.5), '1,234,567.5')
  assert.equal(formatFor('de', '').number(1234567.5), '1.234.567,5')
})
