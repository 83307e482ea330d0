import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

const page = readFileSync('docs/security.md', 'utf8')

/** Between a heading and the next one of the same level. */
const sectionOf = (heading: string): string => page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
const codeIn = (text: string): string[] => Array.from(text.matchAll(/`([^`]+)`/g), ([, code = '']) => code)
const rowsOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => /^\| (?!-)/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))

test('every chapter names tests that exist and deviations that are explained', () => {
  const chapters = rowsOf(sectionOf('OWASP ASVS 5.0, level 2')).filter(([, title]) =>
    /^V\d/.test(title ?? ''),
  )
  assert.deepEqual(
    chapters.map(([, title = '']) => Number(/^V(\d+)/.exec(title)?.[1])),
    Array.from({ length: 17 }, (_, index) => index + 1),
  )
  const rows = rowsOf(sectionOf('OWASP ASVS 5.0, level 2').split('### Deviations')[1] ?? '')
  const explained = rows.flatMap(([, requirements = '']) => requirements.split(', '))
  for (const [, title = '', , tests = '', deviations = ''] of chapters) {
    const named = codeIn(tests)
    assert.ok(named.length > 0 || title.startsWith('V17'), title)
    for (const requirement of deviations.split(', ').filter((text) => /^\d/.test(text)))
      assert.ok(explained.includes(requirement), requirement)
    for (const file of named) assert.ok(existsSync(`test/${file}`), `${title}: test/${file}`)
  }
})

test('every table of the database is in the list of personal data, or among those without any', () => {
  const schema =
    readFileSync('server/src/store/schema.ts', 'utf8').split('export interface Schema {')[1] ?? ''
  const tables = Array.from(schema.matchAll(/^ {2}(\w+): /gm), ([, name = '']) => name)
  assert.ok(tables.length > 50, String(tables.length))
  const section = sectionOf('Personal data')
  const withData = rowsOf(section.split('In the browser:')[0] ?? '').flatMap(([, name = '']) => codeIn(name))
  const without = codeIn(/^Other tables have none:\n\n([^]*?)\n\n/m.exec(section)?.[1] ?? '')
  assert.deepEqual([...withData, ...without].sort(), tables.sort())
})

test('every cookie that the server sets is in the list', () => {
  const folder = 'server/src/http'
  const sources = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  const names = sources
    .filter((source) => source.includes("from './cookies'"))
    .flatMap((source) => Array.from(source.matchAll(/\bname: '(\w+)'/g), ([, name = '']) => name))
  assert.ok(names.length > 6, names.join(' '))
  const listed = codeIn(sectionOf('Personal data').split('In the browser:')[1] ?? '')
  for (const name of names) assert.ok(listed.includes(name), name)
})
