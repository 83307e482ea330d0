import assert from 'node:assert/strict'
import { resolve } from 'node:path'
import { test } from 'node:test'
import ts from 'typescript'
import manifest from '../../custom-elements.json'
import { documentationSamples } from '../support/doc-samples'

interface Declaration {
  readonly tagName?: string
  readonly events?: readonly { readonly name: string; readonly type?: { readonly text: string } }[]
}

const declarations = (
  manifest as { modules: readonly { declarations: readonly Declaration[] }[] }
).modules.flatMap((module) => module.declarations)

/** The scripts of the documentation: samples, and those inside HTML. */
const scripts = documentationSamples().flatMap(({ at, language, kind, source }) => {
  // Parts of applications of demo/hosts are checked there.
  if (kind !== '') return []
  if (language === 'js') return [{ at, source }]
  if (language !== 'html') return []
  return Array.from(source.matchAll(/<script>([^]*?)<[/]script>/g), ([, script = '']) => ({
    at,
    source: script,
  }))
})

/** The types of all events, by name. */
function events(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  for (const { name, type } of declarations.flatMap((declaration) => declaration.events ?? []))
    found.set(name, (found.get(name) ?? new Set()).add(type?.text ?? 'Event'))
  return found
}

/** What a page of an embedder knows: events by their details, and `configure`. */
function pageTypes(): string {
  const members = [...events()].map(([name, types]) => `    '${name}': ${[...types].join(' | ')}`)
  return [
    'declare global {',
    '  interface PortalEvents {',
    ...members,
    '  }',
    '  interface ElementEventMap extends PortalEvents {}',
    '  interface DocumentEventMap extends PortalEvents {}',
    "  const configure: typeof import('../../src/element/configuration').configure",
    '}',
    'export {}',
  ].join('\n')
}

/** Type errors of the scripts as an embedder's editor would show them. */
function typeErrors(): string[] {
  const folder = 'test/docs'
  const files = new Map(
    scripts.map(({ at, source }, index) => [`${folder}/sample-${index}.js`, { at, source }]),
  )
  const types = `${folder}/page-types.d.ts`
  const options: ts.CompilerOptions = {
    allowJs: true,
    checkJs: true,
    noEmit: true,
    skipLibCheck: true,
    skipDefaultLibCheck: true,
    moduleDetection: ts.ModuleDetectionKind.Force,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2023,
    types: [],
    paths: {
      'portal-elements/configure': [resolve('src/element/configuration.ts')],
      'portal-elements/portal-*': [resolve('package/types/elements.d.ts')],
    },
  }
  const host = ts.createCompilerHost(options)
  const textOf = (path: string) => (path === types ? pageTypes() : files.get(path)?.source)
  const { getSourceFile, fileExists } = host
  host.fileExists = (path) => textOf(path) !== undefined || fileExists(path)
  host.getSourceFile = (path, target, ...rest) => {
    const text = textOf(path)
    return text === undefined ? getSourceFile(path, target, ...rest) : ts.createSourceFile(path, text, target)
  }
  const program = ts.createProgram([types, ...files.keys()], options, host)
  return ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
    const where = files.get(file?.fileName ?? '')?.at ?? file?.fileName ?? ''
    return `${where}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
  })
}

test('scripts of the documentation use events, details and options as they are', () => {
  assert.ok(scripts.length >= 5, `${scripts.length} scripts`)
  assert.deepEqual(typeErrors(), [])
  // An event that no tag has is a plain one to the type checker.
  const known = new Set(events().keys())
  for (const { at, source } of scripts)
    for (const [, name = ''] of source.matchAll(/addEventListener\('([\w-]+)'/g))
      assert.ok(known.has(name), `${at}: ${name}`)
})
