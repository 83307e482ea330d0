import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dateFormatter, formatFor, languages } from '../../../src/i18n'

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

test('a language has one form of the day, the hour and the year, alone and beside others', () => {
  const moment = new Date(2026, 10, 2, 9, 5, 7, 89)
  for (const language of languages) {
    const written = (form: Parameters<typeof dateFormatter>[1]) =>
      dateFormatter(language, form).format(moment)
    const minute = written('minute').replace(/\s?AM$/, '')
    for (const form of [
      'second',
      'millisecond',
      'dayAndMinute',
      'dayAndSecond',
      'fullDayAndMinute',
    ] as const) {
      const [, before = '', after = ''] = new RegExp(`^(.*?)${minute}(.*)$`).exec(written(form)) ?? []
      assert.doesNotMatch(before, /\d$/, `${language} ${form}: ${written(form)}`)
      assert.notEqual(before + after, '', `${language} ${form}: ${written(form)} lacks ${minute}`)
    }
    for (const form of ['weekday', 'dayAndMinute', 'dayAndSecond'] as const)
      assert.ok(written(form).includes(written('day')), `${language} ${form}: ${written(form)}`)
    assert.ok(written('fullDayAndMinute').startsWith(written('fullDay')), language)
  }
})
