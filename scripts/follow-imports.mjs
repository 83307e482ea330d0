import { readFileSync } from 'node:fs'
import { resolve, sep } from 'node:path'
import { modulesBelow, resolveModule } from './module-graph.mjs'

const registry = resolve('src/theme/style-registry.ts')
const isInProject = (path) =>
  path.startsWith(resolve('src') + sep) || path.startsWith(resolve('elements') + sep)

/** Returns the index of a sheet's layer; see src/theme/style-registry.ts. */
const layerOf = (path) =>
  ['src/ui', 'src/parts'].findIndex((folder) => path.startsWith(resolve(folder) + sep))

const virtual = '\0styles:'

/** Makes `import './button.css'` register the sheet with the kit, in place of putting it into the page's head. */
export const stylesFollowImports = () => ({
  name: 'styles-follow-imports',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!source.endsWith('.css') || !importer || !isInProject(importer)) return undefined
    // The end keeps Vite from reading it as a style sheet.
    return `${virtual}${resolveModule(importer, source)}.js`
  },
  load(id) {
    if (!id.startsWith(virtual)) return undefined
    const path = id.slice(virtual.length, -'.js'.length)
    const layer = layerOf(path)
    return `import css from ${JSON.stringify(`${path}?inline`)}
      import { registerStyles } from ${JSON.stringify(registry)}
      registerStyles(css, ${layer < 0 ? 2 : layer})`
  },
})

/** An example in a comment asks for nothing. A text that begins as one does, such as an address, ends with its line. */
const comments = /\/\*[^]*?\*\/|(?<![:'"`])\/\/.*/g
const asked = /\b(?:useMessages|messagesFor)\((?:[^()']*, )?'([\w-]+)'\)/g

/** Returns the message namespaces that a module and everything below it ask for, sorted. */
export function namespacesBelow(file) {
  const modules = [...modulesBelow(file)].filter((path) => /\.tsx?$/.test(path))
  return [
    ...new Set(
      modules.flatMap((path) =>
        Array.from(readFileSync(path, 'utf8').replaceAll(comments, '').matchAll(asked), ([, name]) => name),
      ),
    ),
  ].sort()
}

const lazyCall = /\blazyExport\(\s*\(\) => import\('([^']+)'\),\s*'\w+'(?=,?\s*\))/g

/**
 * Writes into each `lazyExport(() => import('./x'), 'X')` the message namespaces of the module.
 *
 * @param importsOf Returns specifiers that the calling module has to import for some namespaces.
 */
export const textsFollowImports = ({ importsOf = () => [] } = {}) => ({
  name: 'texts-follow-imports',
  enforce: 'pre',
  transform(code, id) {
    if (!isInProject(id) || !code.includes('lazyExport(')) return undefined
    const calls = code.split(/\blazyExport\(/).length - 1
    let found = 0
    const imported = new Set()
    const written = code.replace(lazyCall, (call, specifier) => {
      found += 1
      const module = resolveModule(id, specifier)
      for (const path of modulesBelow(module)) this.addWatchFile(path)
      const namespaces = namespacesBelow(module)
      for (const specifier of importsOf(namespaces)) imported.add(specifier)
      return `${call}, ${JSON.stringify(namespaces)}`
    })
    if (found !== calls)
      this.error("Write lazyExport(() => import('./module'), 'Name'), so that its texts are found.")
    const imports = Array.from(imported, (specifier) => `import '${specifier}';`)
    return { code: imports.join('') + written, map: null }
  },
})
