import assert from 'node:assert/strict'
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, test } from 'node:test'
import manifest from '../../custom-elements.json'
import { applicationWith, builtPackages, packed } from '../support/packages'
import { freePort } from '../support/server/free-port'
import { testAngularDirectives } from './angular-directives'
import { testArchives } from './archives'
import { testBuilderCode } from './builder-code'
import { testFirstSteps } from './first-steps'
import { testReach } from './reach'
import { testRelease } from './release'
import { testWordpressPlugin } from './wordpress-plugin'

const KIT = 'dist/package'
const SERVER = 'dist/server'
const MAX_PACKED_BYTES = 2_500_000
/** The bundler of an application keeps each chunk as a file of its own, and browsers ask a server for six files at a time. */
const MAX_CHUNKS = 250
const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
const tags = manifest.modules.flatMap(({ declarations }) =>
  declarations.flatMap((one) => ('tagName' in one && one.tagName ? [one.tagName] : [])),
)
/** Every module that an application may import, but for types and Angular's directives. */
const entries = [
  ...['index', 'loader', 'configure', 'stoplight', 'react'],
  ...tags,
  ...tags.map((tag) => `react/${tag}`),
]

test('the package of the kit has its entries, the browser build, types and licenses, and nothing else', async () => {
  await builtPackages()
  const { files, bytes } = packed(KIT)
  const named = files.filter((file) => !/^(chunks|assets|kit)\//.test(file)).sort()
  const scripts = entries.flatMap((name) => [`${name}.js`, `${name}.d.ts`])
  const typed = ['elements', 'texts', 'react', 'react-18', 'vue', 'svelte', 'solid'].flatMap((name) => [
    `types/${name}.d.ts`,
    `types/${name}.js`,
  ])
  const data = ['custom-elements', 'html-custom-data', 'web-types', 'integrity', 'sbom', 'package']
  assert.deepEqual(
    named,
    [
      ...scripts,
      ...typed,
      ...['index', 'tag-directive'].flatMap((name) => [`angular/${name}.js`, `angular/${name}.d.ts`]),
      ...['configuration', 'custom-error-handler', 'observe', 'tag-props'].map(
        (name) => `types/${name}.d.ts`,
      ),
      ...data.map((name) => `${name}.json`),
      ...['LICENSE', 'README.md', 'THIRD-PARTY-LICENSES.txt'],
    ].sort(),
  )
  const others = files.filter((file) => /^(chunks|assets|kit)\//.test(file))
  const expected = /\.(js|LICENSE\.txt)$|\/figtree-latin-wght-normal[-\w]*\.woff2$|^kit\/graph\.json$/
  assert.deepEqual(
    others.filter((file) => !expected.test(file)),
    [],
  )
  assert.ok(bytes < MAX_PACKED_BYTES, `${bytes} bytes packed`)
  const chunks = others.filter((file) => file.startsWith('chunks/'))
  assert.ok(chunks.length < MAX_CHUNKS, `${chunks.length} chunks`)
})

/** A module of the package and all that it imports at once. */
function staticImports(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found
  found.add(path)
  const imports = readFileSync(path, 'utf8').matchAll(/^(?:import|export) [^;]*?"([.][^"]+)";$/gm)
  for (const [, name = ''] of imports) staticImports(join(path, '..', name), found)
  return found
}

test('pages without a tag of the kit load no more of it than what configures it', async () => {
  await builtPackages()
  for (const entry of entries.filter((name) => !['loader', 'stoplight'].includes(name))) {
    const loaded = [...staticImports(`${KIT}/${entry}.js`)].map((path) => path.replace(/-[-\w]{8}[.]js$/, ''))
    assert.ok(loaded.includes(`${KIT}/chunks/start`), `${entry}: ${loaded.join(', ')}`)
    assert.ok(!loaded.includes(`${KIT}/chunks/core`), `${entry}: ${loaded.join(', ')}`)
  }
})

test('every entry may be imported on a server, where it defines nothing', async () => {
  await builtPackages()
  const application = applicationWith('portal-elements', packed(KIT).archive, ['react', 'react-dom'])
  // The compiler of an Angular application completes the directives: angular-directives.ts.
  const names = Object.keys(readJson(`${KIT}/package.json`).exports).filter(
    (name) => !/[*]|json$|angular$/.test(name),
  )
  assert.ok(names.length > tags.length)
  const program = `
    for (const name of ${JSON.stringify(names)}) await import('portal-elements' + name.slice(1))
    const { PortalLogin } = await import('portal-elements/react')
    const { renderToString } = await import('react-dom/server')
    const { createElement } = await import('react')
    const { observe } = await import('portal-elements')
    observe({})
    const props = { showRegisterLink: true, showBasicAuthLoginLink: false, className: 'wide', customErrorHandler() {}, onLoginSuccess() {} }
    console.log(renderToString(createElement(PortalLogin, props, 'Without scripts')))
    console.log(typeof globalThis.customElements)`
  writeFileSync(join(application, 'main.mjs'), program)
  const output = execFileSync(process.execPath, ['main.mjs'], { cwd: application, encoding: 'utf8' })
  assert.deepEqual(output.trim().split('\n'), [
    '<portal-login show-register-link="" show-basic-auth-login-link="false" class="wide">Without scripts</portal-login>',
    'undefined',
  ])
})

test('what the manifest says of modules and their exports is in the package', async () => {
  await builtPackages()
  const published = readJson(`${KIT}/custom-elements.json`) as {
    modules: { path: string; exports?: { kind: string; name: string }[] }[]
  }
  assert.equal(published.modules.length, tags.length + 1)
  const paths = published.modules.map(({ path }) => path)
  assert.deepEqual(
    paths.filter((path) => !existsSync(join(KIT, path))),
    [],
  )
  const references = Array.from(JSON.stringify(published).matchAll(/"module":"([^"]+)"/g), ([, path]) => path)
  assert.deepEqual(
    references.filter((path) => !paths.includes(path ?? '')),
    [],
  )
  const defined = published.modules.flatMap(({ exports = [] }) =>
    exports.map(({ kind, name }) => (kind === 'custom-element-definition' ? name : `${kind} ${name}`)),
  )
  assert.deepEqual(defined, tags)
  for (const tag of tags) assert.ok(!/^export /m.test(readFileSync(`${KIT}/${tag}.js`, 'utf8')), tag)
})

test('what npm shows of the package leads to the project, once its addresses are known', async () => {
  await builtPackages()
  const { keywords, engines, sideEffects } = readJson(`${KIT}/package.json`)
  assert.ok(keywords.includes('react') && engines.node && sideEffects.includes('./portal-*.js'))
  const readme = readFileSync(`${KIT}/README.md`, 'utf8')
  assert.match(readme, /^## Documentation$/m)
  assert.doesNotMatch(readme, /\]\(\.\.\//)
})

test('every entry is code of the browser, also where server components import it', async () => {
  await builtPackages()
  const others = entries.filter(
    (name) => !readFileSync(`${KIT}/${name}.js`, 'utf8').startsWith('"use client";\n'),
  )
  assert.deepEqual(others, [])
})

test('an application that Vite builds may import every entry', async () => {
  await builtPackages()
  const application = applicationWith('portal-elements', packed(KIT).archive, ['react', 'react-dom'])
  writeFileSync(
    join(application, 'index.html'),
    `<script type="module">${entries.map((entry) => `import 'portal-elements/${entry}'`).join('\n')}</script>`,
  )
  execFileSync(process.execPath, [resolve('node_modules/vite/bin/vite.js'), 'build'], { cwd: application })
  const scripts = readdirSync(join(application, 'dist/assets'))
  assert.ok(scripts.some((name) => name.startsWith('portal-login-')))
})

for (const resolution of ['bundler', 'nodenext']) {
  test(`an application with the module resolution "${resolution}" gets the types of every entry`, async () => {
    await builtPackages()
    const application = applicationWith('portal-elements', packed(KIT).archive, [
      ...['react', '@types/react', 'csstype', 'vue', '@vue', 'svelte', 'solid-js', '@types/estree'],
    ])
    cpSync('test/package/applications/application.tsx', join(application, 'application.tsx'))
    writeFileSync(join(application, 'package.json'), '{ "type": "module" }')
    const options = {
      module: resolution === 'bundler' ? 'esnext' : 'nodenext',
      moduleResolution: resolution,
      ...{ target: 'es2022', lib: ['es2023', 'dom', 'dom.iterable'], jsx: 'react-jsx' },
      ...{ strict: true, noEmit: true, types: [], preserveSymlinks: false },
    }
    const settings = { compilerOptions: options, files: ['application.tsx'] }
    writeFileSync(join(application, 'tsconfig.json'), JSON.stringify(settings))
    const compiler = 'node_modules/typescript-native/bin/tsc'
    const { status, stdout } = spawnSync(process.execPath, [compiler, '--project', application], {
      encoding: 'utf8',
    })
    assert.equal(status, 0, stdout)
  })
}

test('what the browser build contains is listed with its licenses', async () => {
  await builtPackages()
  const { components } = readJson(`${KIT}/sbom.json`) as {
    components: { name: string; version: string; licenses: { license: { id: string } }[] }[]
  }
  const texts = readFileSync(`${KIT}/THIRD-PARTY-LICENSES.txt`, 'utf8')
  const names = components.map(({ name }) => name)
  for (const name of ['react', 'react-dom', 'scheduler', 'i18next', 'lit-html', 'js-yaml'])
    assert.ok(names.includes(name), name)
  // Tools that build it are not in it.
  for (const name of ['vite', 'typescript', 'fastify']) assert.ok(!names.includes(name), name)
  for (const { name, version, licenses } of components)
    assert.ok(texts.includes(`${name} ${version} (${licenses[0]?.license.id})`), name)
})

test('each file of the browser build is listed with its hash', async () => {
  await builtPackages()
  const { files } = readJson(`${KIT}/integrity.json`) as {
    files: Record<string, { integrity: string; bytes: number; immutable: boolean }>
  }
  const content = readFileSync(`${KIT}/kit/loader.js`)
  assert.deepEqual(files['loader.js'], {
    integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
    bytes: content.length,
    immutable: false,
  })
  const inPackage = packed(KIT).files.flatMap((file) => (file.startsWith('kit/') ? [file.slice(4)] : []))
  assert.deepEqual(Object.keys(files).sort(), inPackage.sort())
  for (const [name, { immutable }] of Object.entries(files))
    if (name.startsWith('chunks-')) assert.ok(immutable, name)
})

test('the package of the server has the program, the contract, the browser build, the documentation and its samples, and nothing else', async () => {
  await builtPackages()
  const { files } = packed(SERVER)
  const folders = new Set(files.map((file) => file.split('/')[0]))
  assert.deepEqual([...folders].sort(), [
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'SECURITY.md',
    'bin',
    'demo',
    'dist',
    'docs',
    'kit',
    'package.json',
    'portal-api.yaml',
    'sbom.json',
    'schemas',
  ])
  assert.deepEqual(
    files.filter((file) => file.endsWith('.map')),
    [],
  )
})

test('what the server needs is listed', async () => {
  await builtPackages()
  const { components } = JSON.parse(readFileSync(`${SERVER}/sbom.json`, 'utf8')) as {
    components: { name: string }[]
  }
  const names = components.map(({ name }) => name)
  for (const name of ['fastify', 'pg', 'kysely', 'jose']) assert.ok(names.includes(name), name)
  for (const name of ['react', 'vite', 'portal-server']) assert.ok(!names.includes(name), name)
})

test('the installed server starts and finds the kit in its own package', async (t) => {
  await builtPackages()
  const application = applicationWith('portal-server', packed(SERVER).archive, [])
  // What the server depends on is installed beside it.
  symlinkSync(resolve('node_modules'), join(application, 'node_modules/portal-server/node_modules'))
  const port = await freePort()
  const environment = { PORT: String(port), DATA_DIR: mkdtempSync(join(tmpdir(), 'server-data-')) }
  const program = join(application, 'node_modules/portal-server/bin/portal-server.mjs')
  const child = spawn(process.execPath, [program, 'start'], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  t.after(() => child.kill('SIGKILL'))
  let log = ''
  await new Promise<void>((started, failed) => {
    const read = (part: Buffer) => {
      log += part.toString()
      if (log.includes(`:${port}`)) started()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', () => failed(new Error(`The server has ended:\n${log}`)))
  })
  const response = await fetch(`http://localhost:${port}/kit/loader.js`)
  assert.equal(response.status, 200, log)
  assert.equal(await response.text(), readFileSync(`${SERVER}/kit/loader.js`, 'utf8'))
})

test('the package of the agent has its program and nothing to install, and says how it is started', async () => {
  await builtPackages()
  const { archive, files } = packed('dist/agent')
  assert.deepEqual(files.toSorted(), [
    'LICENSE',
    'README.md',
    'THIRD-PARTY-LICENSES.txt',
    'bin/portal-gateway.mjs',
    'dist/main.mjs',
    'package.json',
    'sbom.json',
  ])
  const application = applicationWith('portal-gateway', archive, [])
  const program = join(application, 'node_modules/portal-gateway/bin/portal-gateway.mjs')
  const help = execFileSync(process.execPath, [program, '--help'], { encoding: 'utf8' })
  assert.match(help, /^portal-gateway --portal <url> --key-file <file>/)
})

describe('what importing an entry brings', testReach)
describe('the archives', testArchives)
describe('the code of the tag builder', testBuilderCode)
describe('the first steps', testFirstSteps)
describe('the directives for Angular', testAngularDirectives)
describe('the plugin for WordPress', testWordpressPlugin)

describe('a release', testRelease)
