import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstLine } from '../../../../src/screens/spec/reading/first-line'

test('a folded response is told in plain words, whatever its description is written in', () => {
  const cases = [
    ['Unknown value; `detail` says why.\n\nMore.', 'Unknown value; detail says why.'],
    ['See [the guide](https://example.com/a) or ![a map](map.png).', 'See the guide or a map.'],
    ['**Never** *ever* `a*b*c` or snake_case_name', 'Never ever a*b*c or snake_case_name'],
    ['## Not found', 'Not found'],
    ['2 * 3 * 4 [not a link]', '2 * 3 * 4 [not a link]'],
    [undefined, ''],
  ]
  for (const [given, expected] of cases) assert.equal(firstLine(given), expected)
})
