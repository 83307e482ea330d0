import assert from 'node:assert/strict'
import { test } from 'node:test'
import { timeOf } from '../../../support/time-of'
import { firstLine } from '../../../../src/screens/spec/reading/first-line'

test('a folded response is told in plain words, whatever its description is written in', () => {
  const cases = [
    ['Unknown value; `detail` says why.\n\nMore.', 'Unknown value; detail says why.'],
    ['See [the guide](https://example.com/a) or ![a map](map.png).', 'See the guide or a map.'],
    ['**Never** *ever* `a*b*c` or snake_case_name', 'Never ever a*b*c or snake_case_name'],
    ['## Not found', 'Not found'],
    ['2 * 3 * 4 [not a link]', '2 * 3 * 4 [not a link]'],
    ['```unclosed and *', 'unclosed and *'],
    [undefined, ''],
  ]
  for (const [given, expected] of cases) assert.equal(firstLine(given), expected)
})

test('a first line of marks that nothing closes takes no time', () => {
  for (const mark of ['[', '`', '*', '**a ', '![a](b', '[]('])
    assert.ok(timeOf(() => firstLine(mark.repeat(100_000))) < 2_000, mark)
})
