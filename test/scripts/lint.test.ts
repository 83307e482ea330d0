import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { after, before, test } from 'node:test'
import { ESLint } from 'eslint'

/** A folder, a line that is not allowed in its modules, and the rule that finds it. */
const offences: [folder: string, line: string, rule: string][] = [
  ['src/screens/x/*.tsx', "export const load = () => fetch('/x')", 'no-restricted-globals'],
  ['src/state/*.ts', "export const load = () => fetch('/x')", 'no-restricted-globals'],
  ['elements/*.ts', "export const load = () => fetch('/x')", 'no-restricted-globals'],
  ['src/ui/*.tsx', "export const stored = () => localStorage.getItem('x')", 'no-restricted-globals'],
  ['src/api/*.ts', "export const stored = () => sessionStorage.getItem('x')", 'no-restricted-globals'],
  ['src/element/*.ts', 'export const cookies = () => document.cookie', 'no-restricted-syntax'],
  ['src/parts/x/*.tsx', "customElements.define('x-x', class extends HTMLElement {})", 'no-restricted-syntax'],
  ['src/state/*.ts', "customElements.define('x-x', class extends HTMLElement {})", 'no-restricted-syntax'],
  ['src/screens/x/*.tsx', 'export const X = () => <p>Sign in now</p>', 'no-restricted-syntax'],
  ['src/ui/*.tsx', "export const X = () => <p style={{ color: 'red' }} />", 'no-restricted-syntax'],
  [
    'src/ui/*.tsx',
    "export const X = () => <p dangerouslySetInnerHTML={{ __html: '' }} />",
    'no-restricted-syntax',
  ],
  ['src/element/*.ts', "export const draw = (x: Element) => (x.innerHTML = 'x')", 'no-restricted-syntax'],
  ['src/api/*.ts', 'export const x: any = 1', '@typescript-eslint/no-explicit-any'],
  ['src/api/*.ts', "console.log('x')", 'no-console'],
  [
    'src/screens/x/*.tsx',
    'export const useX = (id: string) => useRemote(() => Promise.resolve(id), [])',
    'react-hooks/exhaustive-deps',
  ],
  [
    'src/screens/x/*.tsx',
    "export const useX = (id: string) => useSearchedPages(() => find(id), [], { query: '', pageSize: 10 })",
    'react-hooks/exhaustive-deps',
  ],
  ['server/src/*.ts', 'Promise.reject(new Error())', '@typescript-eslint/no-floating-promises'],
  ['src/state/*.ts', 'void Promise.reject(new Error())', '@typescript-eslint/no-floating-promises'],
  ['demo/*.mjs', 'Promise.reject(new Error())', '@typescript-eslint/no-floating-promises'],
  ['elements/*.ts', '[1].forEach(async () => undefined)', '@typescript-eslint/no-misused-promises'],
  ['test/*.ts', 'await 1', '@typescript-eslint/await-thenable'],
  ['test/server/http/*.ts', "export const rows = (db: Db) => db.selectFrom('mails')", 'no-restricted-syntax'],
  [
    'server/src/*.ts',
    "export function f(x: 'a' | 'b') { switch (x) { case 'a': return 1 } }",
    '@typescript-eslint/switch-exhaustiveness-check',
  ],
]

const fileOf = (folder: string, index: number) => folder.replace('*', `offence-${index}`)

let root: string
let eslint: ESLint

before(async () => {
  root = await mkdtemp(join(tmpdir(), 'lint-'))
  const files: Record<string, string> = {
    'tsconfig.lint.json':
      '{"compilerOptions":{"target":"ES2022","module":"ESNext","strict":true,"jsx":"preserve","allowJs":true,"types":[]},"include":["**/*"]}',
  }
  offences.forEach(([folder, line], index) => {
    files[fileOf(folder, index)] = `${line}\nexport {}\n`
  })
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true })
    await writeFile(join(root, name), text)
  }
  eslint = new ESLint({
    cwd: root,
    overrideConfigFile: resolve('eslint.config.mjs'),
    overrideConfig: { languageOptions: { parserOptions: { tsconfigRootDir: root } } },
  })
})
after(() => rm(root, { recursive: true }))

for (const [index, [folder, line, rule]] of offences.entries()) {
  test(`${folder} may not: ${line}`, async () => {
    const [result] = await eslint.lintFiles(fileOf(folder, index))
    assert.deepEqual(
      result?.messages.filter(({ fatal }) => fatal),
      [],
    )
    assert.ok(result?.messages.some((message) => message.ruleId === rule))
  })
}
