import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findWords } from '../../scripts/words/find-words.mjs'

const found = (path: string, content: string) =>
  findWords(path, content).map(({ kind, word, line }) => `${line} ${kind} ${word}`)

test('a banned word is found in comments, also over the end of a line', () => {
  assert.deepEqual(found('src/a.ts', '/** Values, parted\n * by commas. */\nconst a = 1\n'), [
    '1 comment parted by',
  ])
  assert.deepEqual(found('src/a.ts', 'const a = 1\n// Answers are held\n// against the contract.\n'), [
    '2 comment held against',
  ])
  assert.deepEqual(found('src/a.css', 'a {\n}\n/* Mends the border. */\n'), ['3 comment Mends'])
})

test('a banned word is found in documentation and in texts', () => {
  assert.deepEqual(found('docs/a.md', '# Title\n\nText for whoever\nreads it.\n'), ['3 docs whoever'])
  assert.deepEqual(found('src/a.ts', "const title = 'The colour of it'\n"), ['1 text colour'])
  assert.deepEqual(found('src/a.tsx', 'const a = <p>Whoever reads</p>\n'), ['1 text Whoever'])
})

test('words that only look like a banned one, and names in code, are left alone', () => {
  assert.deepEqual(found('src/open-door.ts', 'const strangers = 1\n'), [])
  assert.deepEqual(found('src/a.css', '.face {\n}\n'), [])
  assert.deepEqual(found('src/a.ts', '// Replaces the address of an interface; amended, commended.\n'), [])
})
