import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Plugin } from 'vite'

const inPackage = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/

/**
 * Writes the folders of the npm packages of which something is in the bundle or in its worker, one a line.
 *
 * @returns one plugin for each of the two, because they are bundled apart.
 */
export function listBundledPackages(path: string): { readonly page: Plugin; readonly worker: Plugin } {
  const folders = new Set<string>()
  const collect = (name: string): Plugin => ({
    name,
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue
        for (const [id, { renderedLength }] of Object.entries(output.modules)) {
          const folder = inPackage.exec(id.replace(/^\0/, ''))?.[1]
          if (folder && renderedLength > 0) folders.add(folder)
        }
      }
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, [...folders].sort().join('\n'))
    },
  })
  return { page: collect('list-bundled-packages'), worker: collect('list-bundled-packages-of-worker') }
}
