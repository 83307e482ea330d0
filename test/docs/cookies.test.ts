import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { textOfPage } from '../support/doc-samples'

const folder = 'server/src/http'

/** Names that modules with cookies declare. */
function declaredCookies(): string[] {
  const sources = readdirSync(folder, { encoding: 'utf8' }).map((file) =>
    readFileSync(join(folder, file), 'utf8'),
  )
  return sources
    .filter((source) => source.includes("from './cookies'"))
    .flatMap((source) => Array.from(source.matchAll(/\bname: '(\w+)'/g), ([, name = '']) => name))
}

test('every cookie that the server sets is in the table of the documentation', () => {
  const rows = textOfPage('docs/operating.md').matchAll(/^\| `(\w+)` +\| `(?:__(?:Host|Secure)-)?\1` +\|/gm)
  const documented = Array.from(rows, ([, name = '']) => name)
  const declared = declaredCookies()
  assert.ok(declared.includes('portalaccesstoken'))
  assert.deepEqual(documented.sort(), declared.sort())
})
