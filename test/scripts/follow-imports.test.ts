import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { test } from 'node:test'
import { namespacesBelow } from '../../scripts/follow-imports.mjs'
import type { Namespace } from '../../src/i18n/messages'
import { textFolders } from '../../src/i18n/text-folders'
import { importsOf, modulesBelow, resolveModule } from '../../scripts/module-graph.mjs'

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => resolve(folder, name))

const files = [...filesBelow('src'), ...filesBelow('elements')]
const modules = files.filter((file) => /(?<!\.d)\.tsx?$/.test(file))
const shortName = (file: string) => relative('.', file)

// Every element adopts these itself, before all others.
const everywhere = [resolve('src/element/reset.css'), resolve('src/theme/base.css')]
// The renderer of Stoplight has a root and rules of its own.
const elsewhere = /[\\/]stoplight[\\/](stand-ins[\\/]|stoplight\.css$)/

const sheets = files.filter((file) => file.endsWith('.css') && !elsewhere.test(file))
const classesIn = (sheet: string) =>
  Array.from(
    readFileSync(sheet, 'utf8')
      .replace(/\/\*[^]*?\*\//g, '')
      .matchAll(/\.(pe-[\w-]+)/g),
    ([, name]) => name,
  )

test('a module that names a class brings a sheet with rules for it', () => {
  const sheetsOf = new Map<string, string[]>()
  for (const sheet of sheets)
    for (const name of classesIn(sheet)) sheetsOf.set(name!, [...(sheetsOf.get(name!) ?? []), sheet])

  const missing = modules.flatMap((module) => {
    const names = Array.from(
      readFileSync(module, 'utf8').matchAll(/['"`\s](pe-[\w-]+)/g),
      ([, name]) => name!,
    )
    if (names.length === 0 || elsewhere.test(module)) return []
    const present = modulesBelow(module)
    return [...new Set(names)]
      .filter((name) => {
        const candidates = sheetsOf.get(name) ?? []
        return (
          candidates.length > 0 &&
          !candidates.some((sheet) => present.has(sheet) || everywhere.includes(sheet))
        )
      })
      .map((name) => `${shortName(module)}: ${name}`)
  })
  assert.ok(sheetsOf.size > 200)
  assert.deepEqual(missing, [])
})

test('a sheet comes after those of what the module imports, so that it can override them', () => {
  const early = modules.filter((module) => {
    const isSheet = importsOf(module).map((path) => path.endsWith('.css'))
    return isSheet.lastIndexOf(false) > isSheet.indexOf(true) && isSheet.includes(true)
  })
  // The bridge adopts its own two by hand.
  assert.deepEqual(early.map(shortName), ['src/element/element-styles.ts'])
})

test('texts that a module asks for are loaded with it, whatever loads it', () => {
  const lazy = /\blazyExport\(\s*\(\) => import\('([^']+)'\)/g
  const dynamic = /(?<!lazyExport\(\s*\(\) => )\bimport\('(\.[^']+)'\)/g
  const targetsIn = (module: string, pattern: RegExp) =>
    Array.from(readFileSync(module, 'utf8').matchAll(pattern), ([, specifier]) =>
      resolveModule(module, specifier!),
    )

  const roots = modules.flatMap((module) => targetsIn(module, lazy))
  assert.ok(roots.length >= 20)
  const missing = roots.flatMap((root) => {
    const loaded = new Set(['common', ...namespacesBelow(root)])
    const inside = [...modulesBelow(root)].filter((path) => /\.tsx?$/.test(path))
    return inside
      .flatMap((module) => targetsIn(module, dynamic))
      .flatMap((target) => namespacesBelow(target).map((name) => ({ target, name })))
      .filter(({ name }) => !loaded.has(name))
      .map(({ target, name }) => `${shortName(root)} loads ${shortName(target)}, which asks for "${name}"`)
  })
  assert.deepEqual([...new Set(missing)], [])
})

test('namespaces are found through everything that is imported, and types bring none', () => {
  const login = namespacesBelow(resolve('src/screens/login/login.tsx'))
  assert.ok(login.includes('login') && login.includes('common') && login.includes('errors'))
  const message = namespacesBelow(resolve('src/parts/form/form-message.tsx'))
  assert.ok(!message.includes('sso'), 'it imports a type from a module that asks for them')
  assert.ok(namespacesBelow(resolve('src/parts/registration/access-card.tsx')).includes('access'))
  assert.equal(
    dirname(resolveModule(resolve('elements/portal-login.ts'), '../src/i18n')),
    resolve('src/i18n'),
  )
  assert.throws(() => resolveModule(resolve('elements/portal-login.ts'), './nowhere'), /leads to no file/)
})

test('an example in a comment asks for no texts', () => {
  // lazy-export.ts explains itself by an example.
  assert.deepEqual(namespacesBelow(resolve('src/i18n/lazy-export.ts')), [])
})

test('texts that are loaded by name are in the folder that every tag has', () => {
  // A thread of the server has the texts of its own build.
  const ofTags = modules.filter((module) => !module.endsWith('-thread.ts'))
  const loaded = ofTags.flatMap((module) =>
    Array.from(
      readFileSync(module, 'utf8').matchAll(/\bloadMessages\(\w+, \[([^\]]*)\]/g),
      ([, names = '']) => names,
    ),
  )
  const namespaces = loaded.flatMap((names) =>
    Array.from(names.matchAll(/'([\w-]+)'/g), ([, name]) => name as Namespace),
  )
  assert.ok(namespaces.includes('routes'))
  assert.deepEqual(
    namespaces.filter((name) => textFolders[name] !== textFolders.common),
    [],
  )
})
