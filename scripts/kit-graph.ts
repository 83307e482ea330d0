import { basename, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { namespacesWithPlurals } from '../src/i18n/plural-namespaces'
import { firstScreens, type RouteScreens } from './first-screens'
import { namespacesBelow } from './follow-imports.mjs'

/** What the build knows of its files: written for the loader, for the server and for tests. */
export interface BuiltGraph {
  /** Files of each tag, by its name without the prefix and with its declaration first; `.login` stands for `en.login` and the others. */
  readonly tags: Readonly<Record<string, readonly string[]>>
  readonly routes: readonly RouteScreens[]
}

const tagModule = /[\\/]elements[\\/]portal-([\w-]+)\.ts$/
const LANGUAGE = 'en'

/** What portal-app loads whatever it shows, beside what it imports. */
const aroundScreens = { tag: 'header', texts: ['common', 'header', 'routes'] }

/** Writes `graph.json`: which files each tag needs, with everything that these import, and which tag each route shows. */
export const kitGraph: Plugin = {
  name: 'kit-graph',
  apply: 'build',
  async generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const chunkOf = (id: string) => chunks.find(({ moduleIds }) => moduleIds.includes(id))
    const nameOf = ({ fileName }: Rolldown.OutputChunk) => basename(fileName, '.js')

    function withImports(chunk: Rolldown.OutputChunk | undefined, met = new Set<Rolldown.OutputChunk>()) {
      if (!chunk || met.has(chunk)) return met
      met.add(chunk)
      for (const file of chunk.imports)
        withImports(
          chunks.find(({ fileName }) => fileName === file),
          met,
        )
      return met
    }

    const textFile = (namespace: string) => {
      const chunk = chunkOf(resolve(`src/i18n/locales/${LANGUAGE}/${namespace}.ts`))
      if (!chunk) throw new Error(`There is no chunk with the texts of ${namespace}.`)
      return nameOf(chunk).replace(LANGUAGE, '')
    }

    const filesOf = (id: string, name: string): string[] => {
      const declared = chunkOf(id)
      const later = name === 'app' ? [] : (this.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
      const namespaces =
        name === 'app'
          ? aroundScreens.texts
          : ['common', ...later.flatMap((module) => namespacesBelow(module))]
      const plurals = namespaces.some((one) => one in namespacesWithPlurals)
        ? [resolve('src/i18n/plural-texts.ts')]
        : []
      const needed = [declared, ...[...later, ...plurals].map(chunkOf)].flatMap((chunk) => [
        ...withImports(chunk),
      ])
      return [...new Set([...needed.map(nameOf), ...namespaces.map(textFile)])]
    }

    const tags: Record<string, string[]> = {}
    for (const id of chunks.flatMap(({ moduleIds }) => moduleIds)) {
      const name = tagModule.exec(id)?.[1]
      if (name) tags[name] = filesOf(id, name)
    }
    tags['app'] = [...new Set([...(tags['app'] ?? []), ...(tags[aroundScreens.tag] ?? [])])]
    const graph: BuiltGraph = { tags, routes: await firstScreens() }
    this.emitFile({ type: 'asset', fileName: 'graph.json', source: JSON.stringify(graph) })
  },
}
