/**
 * Bundles the Node tests with the sources that they import, so that a process reads a few files instead of translating five
 * hundred. As a program: `bundle-node.mjs FOLDER FILE…`.
 */
import { build } from 'esbuild'
import { readFile, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = resolve(import.meta.dirname, '../..')

/** Files beside a module are found by its path, which in a bundle would be another. */
const ownPaths = {
  name: 'own-paths',
  setup({ onLoad }) {
    onLoad({ filter: /\.(ts|mjs)$/ }, async ({ path }) => {
      const own = { url: pathToFileURL(path).href, dirname: dirname(path), filename: path }
      const source = await readFile(path, 'utf8')
      const contents = source.replaceAll(/\bimport\.meta\.(url|dirname|filename)\b/g, (_, name) =>
        JSON.stringify(own[name]),
      )
      return { contents, loader: path.endsWith('.ts') ? 'ts' : 'js' }
    })
  },
}

/** Packages stay outside, and where the server has another version than the kit, it keeps its own. */
const packagesOfTheServer = {
  name: 'packages-of-the-server',
  setup({ onResolve, resolve: resolvePath }) {
    onResolve({ filter: /^[^./]/ }, async ({ path, importer, resolveDir, kind, pluginData }) => {
      if (pluginData === 'resolving' || !importer.startsWith(join(root, 'server/'))) return undefined
      const found = await resolvePath(path, { kind, importer, resolveDir, pluginData: 'resolving' })
      const isOwn = found.path.startsWith(join(root, 'server/node_modules/'))
      return isOwn ? { path: pathToFileURL(found.path).href, external: true } : undefined
    })
  },
}

const [folder, ...files] = process.argv.slice(2)
await rm(folder, { recursive: true, force: true })
await build({
  absWorkingDir: root,
  entryPoints: files,
  outdir: resolve(folder),
  outbase: root,
  outExtension: { '.js': '.mjs' },
  chunkNames: 'chunks/[name]-[hash]',
  bundle: true,
  splitting: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  jsx: 'automatic',
  sourcemap: 'linked',
  logLevel: 'warning',
  plugins: [packagesOfTheServer, ownPaths],
})
