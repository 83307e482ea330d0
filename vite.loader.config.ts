import { readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig } from 'vite'
import { firstScreens } from './scripts/first-screens'
import { kitFiles, type Manifest } from './scripts/kit-files'

const kit = 'dist/kit'
const manifest = JSON.parse(readFileSync(`${kit}/.vite/manifest.json`, 'utf8')) as Manifest
const files = kitFiles(manifest)

/** Builds the loader, which knows the files of the browser build, and `graph.json`, which tells servers and tests of them. */
export default defineConfig({
  publicDir: false,
  define: {
    KIT_FILES: JSON.stringify({
      folder: files.folder,
      languages: files.languages.join(' '),
      tags: Object.fromEntries(
        Object.entries(files.tags).map(([name, [, ...others]]) => [name, others.join(' ')]),
      ),
    }),
  },
  resolve: { alias: { './graph': resolve('elements/built-graph.ts') } },
  plugins: [
    {
      name: 'graph-file',
      async generateBundle() {
        const source = JSON.stringify({ ...files, routes: await firstScreens() })
        this.emitFile({ type: 'asset', fileName: 'graph.json', source })
      },
      closeBundle: () => rmSync(`${kit}/.vite`, { recursive: true }),
    },
  ],
  build: {
    outDir: kit,
    emptyOutDir: false,
    target: 'es2022',
    modulePreload: false,
    rollupOptions: {
      input: { loader: 'elements/loader.ts' },
      preserveEntrySignatures: 'exports-only',
      output: { entryFileNames: '[name].js' },
    },
  },
})
