/**
 * Writes the packages as they are published, the kit into dist/package, the server into dist/server and the agent of gateways into
 * dist/agent, and the plugin for WordPress into dist/wordpress. All have to be built (`npm run build`).
 */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatDiagnostics, performCompilation, readConfiguration } from '@angular/compiler-cli'
import ts from 'typescript'
import { integrityOf } from './integrity.mjs'
import { cycloneDx, licenseTexts, readComponent } from './licenses.mjs'
import { agentPackage, kitPackage, publishedReadme, serverPackage } from './package-json.mjs'
import { writePlugin } from './wordpress/build.mjs'

const BROWSER_BUILD = 'dist/kit'
const KIT = 'dist/package'
const SERVER = 'dist/server'
const AGENT = 'dist/agent'
/** What the documentation names as something to start from: content, gateways with what ours imports, proxies, a cluster, and pages with the tags. */
const SAMPLES = [
  'content',
  'gateway',
  'gateways',
  'serve.mjs',
  'api/http',
  'haproxy',
  'prometheus',
  'proxies',
  'hosts',
  'kubernetes',
].map((name) => `demo/${name}`)
/** Bundled into the browser build, and left to the application in the entries. */
const REACT = ['react', 'react-dom', 'scheduler'].map((name) => `node_modules/${name}`)

const read = (path) => readFileSync(path, 'utf8')
const isCompressed = (path) => /\.(gz|br)$/.test(path)

function write(path, text) {
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, text)
}

const writeJson = (path, value) => write(path, `${JSON.stringify(value, null, 2)}\n`)

/** Declarations of a module, whose imports name files as Node resolves them. */
function declarationsOf(path) {
  const { outputText, diagnostics } = ts.transpileDeclaration(read(path), { fileName: path })
  if (diagnostics?.length) throw new Error(ts.formatDiagnostics(diagnostics, hostOfMessages))
  return outputText.replace(/(from ['"]\.[^'"]*)(['"])/g, '$1.js$2')
}

const hostOfMessages = {
  getCanonicalFileName: (path) => path,
  getCurrentDirectory: () => process.cwd(),
  getNewLine: () => '\n',
}

function writeTypes(tags) {
  for (const file of readdirSync('package/types')) {
    cpSync(join('package/types', file), join(KIT, 'types', file))
    // A page may import it for its types alone, which bundlers look up as a script.
    write(join(KIT, 'types', file.replace(/\.d\.ts$/, '.js')), 'export {}\n')
  }
  const configuration = "export { configure, type KitOptions } from './types/configuration.js'\n"
  const observe = "export { observe } from './types/observe.js'\n"
  const elements = "export * from './types/elements.js'\n"
  write(
    join(KIT, 'types/configuration.d.ts'),
    declarationsOf('src/element/configuration.ts').replace('../lib/', './').replace('../i18n', './texts'),
  )
  write(join(KIT, 'types/custom-error-handler.d.ts'), declarationsOf('src/lib/custom-error-handler.ts'))
  write(join(KIT, 'types/observe.d.ts'), declarationsOf('package/entries/observe.ts'))
  write(
    join(KIT, 'types/tag-props.d.ts'),
    declarationsOf('package/react/tag-props.ts').replace('../types/', './'),
  )
  write(
    join(KIT, 'react.d.ts'),
    `${declarationsOf('package/react/tags.ts').replaceAll('./tags/', './react/')}export type { TagProps } from './types/tag-props.js'\n`,
  )
  write(join(KIT, 'configure.d.ts'), configuration)
  write(join(KIT, 'stoplight.d.ts'), 'export {}\n')
  for (const name of ['index', 'loader'])
    write(join(KIT, `${name}.d.ts`), `${configuration}${observe}${elements}`)
  for (const tag of tags) {
    write(join(KIT, `${tag}.d.ts`), elements)
    const component = declarationsOf(`package/react/tags/${tag}.ts`)
    write(join(KIT, `react/${tag}.d.ts`), component.replace('../tag-props', '../types/tag-props'))
  }
}

/** Directives in the form in which Angular's packages are published. The types of the entries have to be written. */
function writeDirectives() {
  const { rootNames, options, errors } = readConfiguration('package/angular/tsconfig.json')
  const { diagnostics } =
    errors.length > 0 ? { diagnostics: errors } : performCompilation({ rootNames, options })
  if (diagnostics.length > 0) throw new Error(formatDiagnostics(diagnostics))
}

/** The module of the package in the place of one of the sources. */
const publishedModule = (path) =>
  path.startsWith('elements/') ? path.replace(/^elements\/(.*)\.ts$/, '$1.js') : 'types/elements.js'

/** The manifest names modules of the package, not those of the sources. Entries define their tags, and export nothing. */
function publishedManifest() {
  const { modules, ...manifest } = JSON.parse(read('custom-elements.json'), (key, value) =>
    key === 'module' ? publishedModule(value) : value,
  )
  const published = modules.map(({ path, exports, ...module }) => ({
    ...module,
    path: publishedModule(path),
    exports: exports?.filter(({ kind }) => kind === 'custom-element-definition'),
  }))
  return { ...manifest, modules: published }
}

/** Sorted by name, so that the same packages give the same files. */
function componentsOf(folders) {
  return folders.map(readComponent).sort((one, other) => (one.name < other.name ? -1 : 1))
}

function writeKit() {
  const configuration = ['--config', 'package/vite.config.ts', '--logLevel', 'error']
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', ...configuration], {
    stdio: 'inherit',
    env: { ...process.env, VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' },
  })
  // What makes pages of the portal belongs to the server.
  const pages = ['builder', 'rendering', 'first-page.json'].map((name) => join(BROWSER_BUILD, name))
  const isPage = (path) => pages.some((page) => path.startsWith(page))
  cpSync(BROWSER_BUILD, join(KIT, 'kit'), {
    recursive: true,
    filter: (path) => !isCompressed(path) && !isPage(path),
  })
  const tags = JSON.parse(read('custom-elements.json')).modules.flatMap(({ declarations }) =>
    declarations.flatMap(({ tagName }) => (tagName ? [tagName] : [])),
  )
  writeTypes(tags)
  writeDirectives()
  const manifest = kitPackage(tags)
  writeJson(join(KIT, 'package.json'), manifest)
  writeJson(join(KIT, 'custom-elements.json'), publishedManifest())
  for (const name of ['html-custom-data.json', 'web-types.json'])
    cpSync(`package/editors/${name}`, join(KIT, name))
  write(join(KIT, 'README.md'), publishedReadme(read('package/README.md'), { hasDocumentation: false }))
  cpSync('LICENSE', join(KIT, 'LICENSE'))
  const folders = [...read('.cache/bundled-packages.txt').split('\n'), ...REACT]
  const components = componentsOf(folders)
  write(join(KIT, 'THIRD-PARTY-LICENSES.txt'), licenseTexts(components))
  writeJson(join(KIT, 'sbom.json'), cycloneDx({ name: manifest.name, version: manifest.version, components }))
  writeJson(join(KIT, 'integrity.json'), integrityOf(join(KIT, 'kit'), manifest.version))
}

/** The documentation, without what is about the sources, at the same paths as in the repository, so that its links are valid. */
function writeDocumentation() {
  const isWritten = (path) =>
    !/(^|\/)(architecture\.md|node_modules|dist|\.\w+|package-lock\.json)$/.test(path)
  for (const path of ['docs', 'CHANGELOG.md', 'SECURITY.md', ...SAMPLES])
    cpSync(path, join(SERVER, path), { recursive: true, filter: isWritten })
  // In the repository the server has a folder of its own.
  const content = join(SERVER, 'demo/content')
  for (const name of readdirSync(content, { recursive: true }).filter((path) =>
    /(product|portal)\.yaml$/.test(path),
  ))
    write(join(content, name), read(join(content, name)).replaceAll('../server/', '../'))
}

function writeServer() {
  for (const name of ['bin', 'dist', 'schemas', 'portal-api.yaml']) {
    cpSync(join('server', name), join(SERVER, name), {
      recursive: true,
      filter: (path) => !path.endsWith('.map'),
    })
  }
  // With the compressed files, which the server sends as they are.
  cpSync(BROWSER_BUILD, join(SERVER, 'kit'), { recursive: true })
  write(
    join(SERVER, 'README.md'),
    publishedReadme(read('package/server-readme.md'), { hasDocumentation: true }),
  )
  cpSync('LICENSE', join(SERVER, 'LICENSE'))
  writeDocumentation()
  cpSync(join(KIT, 'THIRD-PARTY-LICENSES.txt'), join(SERVER, 'kit/THIRD-PARTY-LICENSES.txt'))
  writeJson(join(SERVER, 'package.json'), serverPackage())
  const { name, version } = serverPackage()
  const listed = execFileSync(
    'npm',
    ['ls', '--workspace', 'server', '--omit', 'dev', '--all', '--parseable'],
    {
      encoding: 'utf8',
    },
  )
  // The first are the workspaces themselves.
  const folders = listed
    .trim()
    .split('\n')
    .filter((folder) => folder.includes('node_modules/') && !folder.endsWith(`/${name}`))
  writeJson(join(SERVER, 'sbom.json'), cycloneDx({ name, version, components: componentsOf(folders) }))
}

/** Everything that it needs is in its bundle. */
function writeAgent() {
  for (const name of ['bin/portal-gateway.mjs', 'dist/main.mjs'])
    cpSync(join('agent', name), join(AGENT, name))
  write(
    join(AGENT, 'README.md'),
    publishedReadme(read('package/agent-readme.md'), { hasDocumentation: false }),
  )
  cpSync('LICENSE', join(AGENT, 'LICENSE'))
  const manifest = agentPackage()
  writeJson(join(AGENT, 'package.json'), manifest)
  const folders = read('agent/dist/bundled-packages.txt').split('\n')
  const components = componentsOf(folders.map((folder) => join('agent', folder)))
  write(join(AGENT, 'THIRD-PARTY-LICENSES.txt'), licenseTexts(components))
  writeJson(
    join(AGENT, 'sbom.json'),
    cycloneDx({ name: manifest.name, version: manifest.version, components }),
  )
}

for (const [path, command] of [
  [`${BROWSER_BUILD}/loader.js`, 'npm run build'],
  ['server/dist/main.mjs', 'npm run build'],
  ['agent/dist/main.mjs', 'npm run build'],
]) {
  if (!existsSync(path)) throw new Error(`${path} is missing. Run \`${command}\` first.`)
}
for (const folder of [KIT, SERVER, AGENT]) rmSync(folder, { recursive: true, force: true })
writeKit()
writeServer()
writeAgent()
writePlugin('dist/wordpress', JSON.parse(read('package.json')).version)
