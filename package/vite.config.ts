import { basename, resolve } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import browserBuild, { codeSplitting, loadedAtOnce } from '../vite.config'
import { listBundledPackages } from './bundled-packages'
import { entryId, entryModules, tagNames } from './entry-modules'

/** Modules in whose place the package has another. */
const replacements: Readonly<Record<string, string>> = {
  'src/screens/spec/stoplight/viewer-loader.ts': 'src/screens/spec/stoplight/added-viewer.ts',
}

const packageModules: Plugin = {
  name: 'package-modules',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const found = await this.resolve(source, importer, { ...options, skipSelf: true })
    const replaced = Object.keys(replacements).find((path) => resolve(path) === found?.id)
    return replaced ? resolve(replacements[replaced] ?? '') : null
  },
}

/**
 * The entries of the npm package. They differ from the browser build in three ways: React is the application's own, nothing names files
 * ahead, and importing an entry on a server does nothing. Other libraries are inside, as some of them are changed.
 */
export default defineConfig((environment) => {
  const browser = browserBuild(environment)
  const bundled = listBundledPackages('.cache/bundled-packages.txt')
  return {
    base: './',
    publicDir: false,
    define: browser.define,
    plugins: [packageModules, entryModules, ...(browser.plugins ?? []), bundled.page],
    // A bundler copies the worker as a file, so it cannot have chunks beside it.
    worker: {
      format: 'es',
      plugins: () => [bundled.worker],
      rollupOptions: { output: { codeSplitting: false } },
    },
    build: {
      outDir: 'dist/package',
      target: 'es2022',
      cssTarget: browser.build?.cssTarget,
      modulePreload: false,
      minify: false,
      // Dynamic imports stay as they are: applications have their own ways to ask for chunks.
      lib: { formats: ['es'], entry: {} },
      rollupOptions: {
        external: /^react(-dom)?(\/|$)/,
        input: {
          index: entryId('index'),
          loader: 'package/entries/loader.ts',
          configure: 'package/entries/configure.ts',
          stoplight: 'src/screens/spec/stoplight/add-viewer.ts',
          react: 'package/react/tags.ts',
          ...Object.fromEntries(tagNames.map((tag) => [`react/${tag}`, `package/react/tags/${tag}.ts`])),
          ...Object.fromEntries(tagNames.map((tag) => [tag, entryId(tag)])),
          ...Object.fromEntries(loadedAtOnce.map((path) => [`chunks/${basename(path).split('.')[0]}`, path])),
        },
        preserveEntrySignatures: 'strict',
        treeshake: browser.build?.rollupOptions?.treeshake,
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
          codeSplitting: {
            groups: [
              // What an application loads on pages without the kit's tags, too.
              {
                name: 'start',
                test: /(element[\\/]configuration|stoplight[\\/]added-viewer)\.ts$/,
                priority: 1000,
              },
              ...codeSplitting.groups,
            ],
          },
          // Elements exist in browsers only, so React's server components import every entry as code of the browser.
          banner: ({ isEntry, name }) => (isEntry && !name.startsWith('chunks/') ? "'use client';" : ''),
        },
      },
    },
  }
})
