import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { test } from 'node:test'

interface Rule {
  readonly name: string
}

const config = resolve('.dependency-cruiser.cjs')
const { forbidden } = createRequire(import.meta.url)(config) as { forbidden: readonly Rule[] }

/** For each rule a file with the import that it forbids, and the file that is imported. */
const offences: Record<string, [from: string, to: string]> = {
  'no-cycles': ['src/lib/circle-a.ts', 'src/lib/circle-b.ts'],
  'elements-are-contracts': ['elements/portal-x.ts', 'src/api/x.ts'],
  'portal-app-uses-tags': ['elements/portal-app.ts', 'src/screens/x/x.tsx'],
  'nothing-below-knows-elements': ['src/state/a.ts', 'elements/portal-x.ts'],
  'screens-are-separate': ['src/screens/x/x.tsx', 'src/screens/y/y.tsx'],
  'screens-are-plain-react': ['src/screens/z/z.tsx', 'src/element/x.ts'],
  'builder-is-a-page-of-its-own': ['elements/portal-b.ts', 'src/screens/builder/builder.tsx'],
  'parts-are-below-screens': ['src/parts/p/p.tsx', 'src/screens/y/y.tsx'],
  'forms-have-one-store': ['src/screens/f/f.tsx', 'src/parts/form/form-values.ts'],
  'bridge-knows-no-screen': ['src/element/b.ts', 'src/ui/x.tsx'],
  'ui-knows-no-domain': ['src/ui/d.tsx', 'src/api/x.ts'],
  'state-has-no-view': ['src/state/v.ts', 'src/ui/x.tsx'],
  'session-is-read-in-one-place': ['src/screens/s/s.tsx', 'src/state/session-sources.ts'],
  'router-is-plain': ['src/router/r.ts', 'src/state/x.ts'],
  'reference-reads-descriptions': ['src/reference/d.ts', 'src/state/x.ts'],
  'reference-works-in-the-worker': ['src/screens/w/w.tsx', 'src/reference/worker/parse.ts'],
  'api-is-a-leaf': ['src/api/l.ts', 'src/state/x.ts'],
  'one-client-talks-to-servers': ['src/state/c.ts', 'node_modules/openapi-fetch/index.js'],
  'one-cache-of-remote-data': ['src/screens/q/q.tsx', 'node_modules/@tanstack/query-core/index.js'],
  'api-without-react': ['src/api/r.ts', 'node_modules/react/index.js'],
  'i18n-is-texts': ['src/i18n/w.ts', 'src/api/x.ts'],
  'theme-is-tokens': ['src/theme/t.ts', 'src/ui/x.tsx'],
  'lib-is-pure': ['src/lib/p.ts', 'src/api/x.ts'],
  'one-place-mounts-react': ['src/screens/m/m.tsx', 'node_modules/react-dom/client.js'],
  'server-stands-alone': ['server/src/s.ts', 'src/api/x.ts'],
  'agent-decides-as-the-server': ['agent/src/a.ts', 'server/src/rules/sessions.ts'],
  'nothing-knows-the-agent': ['server/src/lib/g.ts', 'agent/src/main.ts'],
  'kit-knows-no-server': ['src/api/k.ts', 'server/src/x.ts'],
  'package-publishes-tags': ['package/p.ts', 'src/state/x.ts'],
  'nothing-knows-the-package': ['src/ui/n.ts', 'package/entries/x.ts'],
  ...Object.fromEntries(
    [
      ['lib', 'texts'],
      ['texts', 'store'],
      ['config', 'store'],
      ['store', 'rules'],
      ['embedded', 'rules'],
      ['traffic', 'http'],
      ['mail', 'rules'],
      ['captcha', 'rules'],
      ['sso', 'rules'],
      ['rules', 'http'],
      ['metrics', 'http'],
      ['flags', 'http'],
      ['import', 'http'],
      ['export', 'commands'],
      ['backup', 'commands'],
      ['commands', 'http'],
      ['init', 'http'],
      ['rendering', 'lib'],
      ['http', 'routes'],
      ['routes', 'commands'],
      ['control', 'http'],
      ['check', 'cli'],
    ].map(([from, to]) => [
      `server-${from}`,
      [`server/src/${from}/a.ts`, `server/src/${to}/x.ts`] as [string, string],
    ]),
  ),
  'mail-texts-are-a-leaf': ['server/src/mail/texts/t.ts', 'server/src/store/x.ts'],
  'one-place-opens-databases': ['server/src/commands/e.ts', 'server/src/embedded/x.ts'],
  'rules-without-fastify': ['server/src/rules/f.ts', 'node_modules/fastify/index.js'],
  'statements-belong-to-the-store': ['server/src/rules/q.ts', 'node_modules/kysely/index.js'],
  'nothing-imports-the-command-line': ['server/src/commands/l.ts', 'server/src/cli/x.ts'],
  'demo-is-separate': ['demo/d.ts', 'elements/portal-x.ts'],
}

const specifier = (from: string, to: string) =>
  to.startsWith('node_modules/')
    ? to.replace('node_modules/', '').replace(/(\/index)?\.js$/, '')
    : `${'../'.repeat(from.split('/').length - 1)}${to}`

test('every arrow that is forbidden has an offence here', () => {
  assert.deepEqual(Object.keys(offences).sort(), forbidden.map((rule) => rule.name).sort())
})

test('every forbidden arrow is found', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'arrows-'))
  const files: Record<string, string> = {
    'package.json':
      '{"type":"module","dependencies":{"fastify":"*","kysely":"*","react":"*","react-dom":"*"}}',
    'tsconfig.json': '{"compilerOptions":{"module":"ESNext","moduleResolution":"Bundler","jsx":"react-jsx"}}',
    'node_modules/fastify/package.json': '{"name":"fastify","main":"index.js"}',
    'node_modules/kysely/package.json': '{"name":"kysely","main":"index.js"}',
    'node_modules/react/index.js': 'export {}\n',
    'node_modules/react/package.json': '{"name":"react","main":"index.js"}',
    'node_modules/react-dom/package.json': '{"name":"react-dom"}',
    'src/lib/circle-b.ts': "import type { A } from './circle-a.ts'\nexport type B = A\n",
  }
  for (const [from, to] of Object.values(offences)) {
    files[to] ??= 'export {}\n'
    files[from] = `${files[from] ?? ''}import '${specifier(from, to)}'\n`
  }
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  const tool = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const { stdout } = spawnSync(
    process.execPath,
    [
      ...[tool, '--config', config, '--output-type', 'json'],
      ...['elements', 'src', 'package', 'server', 'agent', 'demo'],
    ],
    { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26 },
  )
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { from: string; to: string; rule: Rule }[] }
  }
  const found = new Set(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`))
  const missed = Object.entries(offences)
    .map(([rule, [from, to]]) => `${rule}: ${from} -> ${to}`)
    .filter((expected) => !found.has(expected))
  assert.deepEqual(missed, [])
  await rm(folder, { recursive: true, force: true })
})
