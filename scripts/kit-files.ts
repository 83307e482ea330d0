import { basename, dirname, resolve } from 'node:path'
import { namespacesWithPlurals } from '../src/i18n/plural-namespaces'
import type { Namespace } from '../src/i18n'
import { textFolders } from '../src/i18n/text-folders'
import { namespacesBelow } from './follow-imports.mjs'

/** Part of the manifest of the bundler: its files, by module. */
export type Manifest = Readonly<
  Record<
    string,
    {
      readonly file: string
      readonly imports?: readonly string[]
      readonly dynamicImports?: readonly string[]
    }
  >
>

/** Files of a build of the kit, for the loader, servers and tests. */
export interface KitFiles {
  /** Folder of all others. */
  readonly folder: string
  readonly languages: readonly string[]
  /** Names of the files of each tag, by its name without the prefix and with its declaration first; `.first` stands for `en.first` and the others. */
  readonly tags: Readonly<Record<string, readonly string[]>>
}

const declaration = /^elements\/portal-([\w-]+)\.ts$/
const textModule = /^src\/i18n\/locales\/(\w\w)\//

/** Modules that portal-app loads in any case. Its screens depend on the address. */
const laterOfApp = ['elements/portal-header.ts', 'src/screens/header/header.tsx']

/** Returns which files each tag needs for its first rendering, with all that these import. */
export function kitFiles(manifest: Manifest): KitFiles {
  function addFiles(key: string, met: Set<string>): Set<string> {
    const chunk = manifest[key]
    if (!chunk || met.has(chunk.file)) return met
    met.add(chunk.file)
    chunk.imports?.forEach((imported) => addFiles(imported, met))
    return met
  }

  function neededBy(key: string): string[] {
    const later = key === 'elements/portal-app.ts' ? laterOfApp : (manifest[key]?.dynamicImports ?? [])
    const modules = [key, ...later].filter((name) => /^(elements|src)\//.test(name))
    const namespaces = [
      'common',
      ...modules.flatMap((module) => namespacesBelow(resolve(module))),
    ] as Namespace[]
    const plurals = namespaces.some((name) => name in namespacesWithPlurals)
      ? ['src/i18n/plural-texts.ts']
      : []
    const files = new Set<string>()
    for (const name of [key, ...later, ...plurals]) addFiles(name, files)
    const texts = namespaces.map((name) => `.${textFolders[name]}`)
    return [...new Set([...[...files].map((file) => basename(file, '.js')), ...texts])]
  }

  const keys = Object.keys(manifest)
  const tags = keys.flatMap((key) => {
    const name = declaration.exec(key)?.[1]
    return name ? [[name, neededBy(key)] as const] : []
  })
  return {
    folder: dirname(manifest['src/element/kit.ts']?.file ?? ''),
    languages: [...new Set(keys.flatMap((key) => textModule.exec(key)?.[1] ?? []))].sort(),
    tags: Object.fromEntries(tags),
  }
}
