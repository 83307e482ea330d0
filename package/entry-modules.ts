import { readdirSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Names of all tags, from the files of `elements/`. */
export const tagNames: readonly string[] = readdirSync('elements')
  .filter((file) => /^portal-.*\.ts$/.test(file))
  .map((file) => file.replace(/\.ts$/, ''))
  .sort()

const prefix = 'entry:'

/** Id of the module that defines some tags: those with this name, or all of them for `index`. */
export const entryId = (name: string): string => `${prefix}${name}`

const defines = (tag: string) => `defineTag(() => import('/elements/${tag}.ts'))`

/** An entry for each tag, and one for all of them. They differ in names only, so none of them is a file. */
export const entryModules: Plugin = {
  name: 'entry-modules',
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${prefix}`)) return undefined
    const name = id.slice(prefix.length + 1)
    const importing = `import { defineTag } from '/package/entries/define-tag.ts'`
    if (name !== 'index') return `${importing}\n${defines(name)}`
    return [
      importing,
      `export { configure } from '/package/entries/configure.ts'`,
      `export { observe } from '/package/entries/observe.ts'`,
      ...tagNames.map(defines),
    ].join('\n')
  },
}
