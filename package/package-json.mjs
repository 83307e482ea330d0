/** `package.json` of the packages, as they are published. */
import { readFileSync } from 'node:fs'

const read = (path) => JSON.parse(readFileSync(path, 'utf8'))

const KEYWORDS = [
  ...['developer-portal', 'api-portal', 'custom-elements', 'web-components', 'openapi', 'swagger'],
  ...['api-reference', 'api-documentation', 'api-catalog', 'api-keys', 'login', 'single-sign-on'],
  ...['react', 'vue', 'svelte', 'angular', 'nextjs', 'astro'],
]

/** Addresses of the project that npm shows. They are in the package.json of the workspace once they are known: a release asks for them. */
function addresses() {
  const { repository, homepage, bugs } = read('package.json')
  return { repository, homepage, bugs }
}

/**
 * Links to the documentation lead to the repository, because registries show no other file. As long as it has no address, they lead to
 * the files of the package, and are text if it has none.
 */
export function publishedReadme(text, { hasDocumentation }) {
  const { repository } = addresses()
  const root = (repository?.url ?? repository)?.replace(/^git\+|\.git$/g, '')
  return text.replace(/\[([^[\]]+)\]\(\.\.\/([^()]+)\)/g, (_, label, path) =>
    root
      ? `[${label}](${root}/blob/v${read('package.json').version}/${path})`
      : hasDocumentation
        ? `[${label}](${path})`
        : label,
  )
}

const script = (name) => ({ types: `./${name}.d.ts`, default: `./${name}.js` })
const FRAMEWORKS = ['react', 'react-18', 'vue', 'svelte', 'solid']

/** @param {readonly string[]} tags */
function exportsOf(tags) {
  const types = FRAMEWORKS.map((name) => [`./types/${name}`, script(`types/${name}`)])
  return {
    '.': script('index'),
    './index': script('index'),
    './loader': script('loader'),
    './configure': script('configure'),
    './stoplight': script('stoplight'),
    './react': script('react'),
    ...Object.fromEntries(tags.map((tag) => [`./react/${tag}`, script(`react/${tag}`)])),
    './angular': script('angular/index'),
    './types': script('types/elements'),
    ...Object.fromEntries(types),
    ...Object.fromEntries(tags.map((tag) => [`./${tag}`, script(tag)])),
    './kit/*': './kit/*',
    './custom-elements.json': './custom-elements.json',
    './html-custom-data.json': './html-custom-data.json',
    './web-types.json': './web-types.json',
    './integrity.json': './integrity.json',
    './sbom.json': './sbom.json',
    './package.json': './package.json',
  }
}

/** Modules that do something when they are imported. A bundler drops others of which nothing is used, such as components of React. */
const WITH_SIDE_EFFECTS = [
  ...['index', 'loader', 'stoplight', 'portal-*'].map((name) => `./${name}.js`),
  './chunks/*.js',
  './assets/*.js',
  './kit/**/*.js',
]

/** React is the application's own: hooks were added to it in 19.2 that the elements use. */
const PEERS = { react: '^19.2.0', 'react-dom': '^19.2.0' }
/** Of Angular's directives, which applications read that are not older than what they were compiled with. */
const OPTIONAL_PEERS = { '@angular/core': '>=21.2.0' }

/** @param {readonly string[]} tags Names of all tags. */
export function kitPackage(tags) {
  const { name, version, description, license, type, engines } = read('package.json')
  return {
    name,
    version,
    description,
    keywords: KEYWORDS,
    license,
    ...addresses(),
    type,
    engines,
    sideEffects: WITH_SIDE_EFFECTS,
    exports: exportsOf(tags),
    // For tools that do not read `exports`.
    main: './index.js',
    types: './index.d.ts',
    customElements: './custom-elements.json',
    'web-types': './web-types.json',
    peerDependencies: { ...PEERS, ...OPTIONAL_PEERS },
    peerDependenciesMeta: Object.fromEntries(
      Object.keys(OPTIONAL_PEERS).map((name) => [name, { optional: true }]),
    ),
  }
}

/** The same as in the workspace, but published, and with the browser build. */
export function serverPackage() {
  const workspace = read('server/package.json')
  // JSON leaves out what is undefined.
  return {
    ...workspace,
    ...addresses(),
    private: undefined,
    files: [...workspace.files, 'kit', 'sbom.json', 'docs', 'demo', 'CHANGELOG.md', 'SECURITY.md'],
  }
}

/** Without dependencies, so that `npx` starts it at once. */
export function agentPackage() {
  const source = read('agent/package.json')
  return {
    ...source,
    ...addresses(),
    private: undefined,
    files: [...source.files, 'sbom.json', 'THIRD-PARTY-LICENSES.txt'],
  }
}
