import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withPlainNotes } from '../../../../src/parts/document/plain-notes'
import { timeOf } from '../../../support/time-of'

test('notes at the foot of a page are escaped, and nothing else is', () => {
  for (const [given, expected] of [
    ['One[^1].\n\n[^1]: Two', 'One[^1].\n\n\\[^1]: Two'],
    ['  [^a]: indented', '  \\[^a]: indented'],
    ['    [^a]: code', '    [^a]: code'],
    ['[^1] begins the line', '[^1] begins the line'],
    ['[^]: no name', '[^]: no name'],
    ['```\n[^1]: code\n```\n[^1]: note', '```\n[^1]: code\n```\n\\[^1]: note'],
    ['~~~~\n~~~\n[^1]: code', '~~~~\n~~~\n[^1]: code'],
    ['[^1]: one\n[^2]: two', '\\[^1]: one\n\\[^2]: two'],
  ] as const)
    assert.equal(withPlainNotes(given), expected)
})

test('lines that begin like notes or fences, and are none, take no time', () => {
  for (const line of ['[^\n', '[^a\n', '[^a]\n', ' '.repeat(3), '`', '```\n', '~~~~'])
    assert.ok(timeOf(() => withPlainNotes(line.repeat(200_000))) < 2_000, line)
})
