import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fitted } from '../../scripts/fit-stoplight.mjs'

const files = [
  '@stoplight/elements-core/index.mjs',
  '@stoplight/mosaic/core.esm.js',
  '@stoplight/mosaic-code-editor/code-editor.esm.js',
  '@stoplight/mosaic-code-viewer/code-viewer.esm.js',
  '@stoplight/json-schema-viewer/index.mjs',
]
const read = (file: string) => fitted(file, readFileSync(`node_modules/${file}`, 'utf8')) ?? ''

test('what the library would keep in storage or leave on the page is taken out of it', () => {
  const code = files.map(read).join('\n')
  assert.doesNotMatch(code, /fetch\(\.\.\.request\)|atomWithStorage\(|getStorage: .*localStorage/)
  assert.doesNotMatch(read(files[3] ?? ''), /\bwindow\b/)
})

test('a version that has another text where something is to be replaced fails the build', () => {
  for (const file of files)
    assert.throws(() => fitted(`node_modules/${file}`, 'export {}'), /read it anew/, file)
})

test('all other files stay as they are', () => {
  assert.equal(fitted('/src/screens/spec/spec.tsx', 'export {}'), undefined)
})
