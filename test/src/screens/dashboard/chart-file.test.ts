import assert from 'node:assert/strict'
import { test } from 'node:test'
import { csvOf, localIso } from '../../../../src/screens/dashboard/chart-file'

test('a file quotes what would end a cell, and lets no text become a formula', () => {
  const csv = csvOf({
    columns: ['Time', 'a,b', 'say "hi"', '=HYPERLINK("http://x")'],
    rows: [{ heading: '1 Nov', fileHeading: '2026-11-01', values: [1, null, -2.5] }],
  })
  assert.equal(csv, 'Time,"a,b","say ""hi""","\'=HYPERLINK(""http://x"")"\r\n2026-11-01,1,,-2.5\r\n')
})

test('its times name the offset of the zone', () => {
  const time = Date.parse('2026-11-22T10:00:00Z')
  assert.equal(Date.parse(localIso(time)), time)
  assert.match(localIso(time), /^\d{4}-\d\d-\d\dT\d\d:\d\d:00[+-]\d\d:\d\d$/)
})
