import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ESLint } from 'eslint'

const eslint = new ESLint()

/** What rooms may not do, with a line that does it. */
const offences: [room: string, line: string, rule: string][] = [
  ['src/screens/x/x.tsx', "export const load = () => fetch('/x')", 'no-restricted-globals'],
  ['src/state/x.ts', "export const load = () => fetch('/x')", 'no-restricted-globals'],
  ['elements/portal-x.ts', "export const load = () => fetch('/x')", 'no-restricted-globals'],
  ['src/ui/x.tsx', "export const stored = () => localStorage.getItem('x')", 'no-restricted-globals'],
  ['src/api/x.ts', "export const stored = () => sessionStorage.getItem('x')", 'no-restricted-globals'],
  ['src/element/x.ts', 'export const cookies = () => document.cookie', 'no-restricted-syntax'],
  ['src/parts/x/x.tsx', "customElements.define('x-x', class extends HTMLElement {})", 'no-restricted-syntax'],
  ['src/state/x.ts', "customElements.define('x-x', class extends HTMLElement {})", 'no-restricted-syntax'],
  ['src/screens/x/x.tsx', 'export const X = () => <p>Sign in now</p>', 'no-restricted-syntax'],
  ['src/ui/x.tsx', "export const X = () => <p style={{ color: 'red' }} />", 'no-restricted-syntax'],
  [
    'src/ui/x.tsx',
    "export const X = () => <p dangerouslySetInnerHTML={{ __html: '' }} />",
    'no-restricted-syntax',
  ],
  ['src/element/x.ts', "export const draw = (x: Element) => (x.innerHTML = 'x')", 'no-restricted-syntax'],
  ['src/api/x.ts', 'export const x: any = 1', '@typescript-eslint/no-explicit-any'],
  ['src/api/x.ts', "console.log('x')", 'no-console'],
  [
    'src/screens/x/x.tsx',
    'export const useX = (id: string) => useRemote(() => Promise.resolve(id), [])',
    'react-hooks/exhaustive-deps',
  ],
  [
    'src/screens/x/x.tsx',
    "export const useX = (id: string) => useSearchedPages(() => find(id), [], { query: '', pageSize: 10 })",
    'react-hooks/exhaustive-deps',
  ],
]

for (const [room, line, rule] of offences) {
  test(`${room} may not: ${line}`, async () => {
    const [result] = await eslint.lintText(`${line}\n`, { filePath: room })
    assert.ok(result?.messages.some((message) => message.ruleId === rule))
  })
}
