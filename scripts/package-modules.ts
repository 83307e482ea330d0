import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { textsFollowImports } from './follow-imports.mjs'
import { languages } from '../src/i18n/languages'
import type { Namespace } from '../src/i18n/messages'
import { textFolders } from '../src/i18n/text-folders'

/** Modules in whose place the package has another, by the end of their specifiers. */
const replacements: Readonly<Record<string, string>> = {
  './viewer-loader': 'src/screens/spec/stoplight/added-viewer.ts',
  './text-loader': 'src/i18n/added-texts.ts',
}

const prefix = 'texts:'

/** Modules that lack what only some applications need; those add it by importing an entry. */
export const packageModules: Plugin = {
  name: 'package-modules',
  enforce: 'pre',
  resolveId(source) {
    if (source.startsWith(prefix)) return `\0${source}`
    const replacement = replacements[source]
    return replacement && resolve(replacement)
  },
  transform: (code, id) =>
    // Texts of the kit itself, which no module asks for by name.
    id === resolve('src/i18n/catalog.ts') ? `import '${prefix}${textFolders.common}';${code}` : undefined,
  load(id) {
    if (!id.startsWith(`\0${prefix}`)) return undefined
    const folder = id.slice(prefix.length + 1)
    const loaders = languages.map(
      (language) => `${language}: () => import('/src/i18n/locales/${language}/${folder}.ts')`,
    )
    return `import { addTexts } from '/src/i18n/added-texts.ts'
      addTexts('${folder}', { ${loaders.join(', ')} })`
  },
}

/** What loads something later imports the texts of it. */
export const packageTexts = () =>
  textsFollowImports({
    importsOf: (namespaces: readonly Namespace[]) =>
      namespaces.map((namespace) => prefix + textFolders[namespace]),
  })
