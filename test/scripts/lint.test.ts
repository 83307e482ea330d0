import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
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
  ['src/state/*.ts', "export const parameter = 'loginSuccess'", 'no-restricted-syntax'],
  ['elements/portal-app/*.ts', "export const parameter = 'loginSuccess'", 'no-restricted-syntax'],
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
    'export const useX = (id: string) => useAsync(() => Promise.resolve(id), [])',
    'react-hooks/exhaustive-deps',
  ],
  ['server/src/*.ts', 'Promise.reject(new Error())', 'typescript(no-floating-promises)'],
  ['src/state/*.ts', 'void Promise.reject(new Error())', 'typescript(no-floating-promises)'],
  ['demo/*.mjs', 'Promise.reject(new Error())', 'typescript(no-floating-promises)'],
  ['elements/*.ts', '[1].forEach(async () => undefined)', 'typescript(no-misused-promises)'],
  ['test/*.ts', 'await 1', 'typescript(await-thenable)'],
  [
    'test/elements/*.ts',
    "import { waitUntil } from '@open-wc/testing'\nexport { waitUntil }",
    'no-restricted-imports',
  ],
  ['test/server/http/*.ts', "export const rows = (db: Db) => db.selectFrom('mails')", 'no-restricted-syntax'],
  ['server/src/rules/*.ts', "export const rows = (db: Db) => db.deleteFrom('mails')", 'no-restricted-syntax'],
  [
    'server/src/routes/*.ts',
    'export const now = (db: Db) => sql`select now()`.execute(db)',
    'no-restricted-syntax',
  ],
  [
    'server/src/*.ts',
    "export function f(x: 'a' | 'b') { switch (x) { case 'a': return 1 } }",
    'typescript(switch-exhaustiveness-check)',
  ],
]

const files = offences.map(([folder], index) => folder.replace('*', `offence-${index}`))

let root: string
/** By file: the rules that it violates. */
const found = new Map<string, string[]>()

before(async () => {
  root = await mkdtemp(join(tmpdir(), 'lint-'))
  // Its linter with types is looked for from the folder in which it runs.
  await symlink(resolve('node_modules'), join(root, 'node_modules'))
  await writeFile(
    join(root, 'tsconfig.json'),
    '{"compilerOptions":{"target":"ES2022","module":"ESNext","strict":true,"jsx":"preserve","allowJs":true,"noEmit":true,"types":[]},"include":["**/*"]}',
  )
  for (const [index, [, line]] of offences.entries()) {
    const file = join(root, files[index]!)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, `${line}\nexport {}\n`)
  }
  await Promise.all([findWithoutTypes(), findWithTypes()])
})
after(() => rm(root, { recursive: true }))

function add(file: string, rule: string) {
  found.set(file, [...(found.get(file) ?? []), rule])
}

async function findWithoutTypes() {
  const eslint = new ESLint({ cwd: root, overrideConfigFile: resolve('eslint.config.mjs') })
  for (const { filePath, messages } of await eslint.lintFiles(files)) {
    assert.deepEqual(
      messages.filter(({ fatal }) => fatal),
      [],
    )
    for (const { ruleId } of messages) if (ruleId) add(relative(root, filePath), ruleId)
  }
}

async function findWithTypes() {
  const options = ['--type-aware', '--format', 'json', '--config', resolve('.oxlintrc.jsonc')]
  const { stdout } = await programResult(resolve('node_modules/oxlint/bin/oxlint'), [...options, ...files])
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] }
  for (const { code, filename } of diagnostics) add(filename, code)
}

/** Findings are the program's exit code 1. */
const programResult = (program: string, options: string[]) =>
  new Promise<{ stdout: string }>((done) => {
    execFile(process.execPath, [program, ...options], { cwd: root }, (_, stdout) => {
      done({ stdout })
    })
  })

for (const [index, [folder, line, rule]] of offences.entries())
  test(`${folder} may not: ${line}`, () => {
    assert.ok(found.get(files[index]!)?.includes(rule))
  })
