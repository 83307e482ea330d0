import { defineConfig, type PluginOption } from 'vite'
import browserBuild, { codeSplitting } from '../vite.config'
import { listBundledPackages } from './bundled-packages'
import { entryId, entryModules, tagNames } from './entry-modules'

const isNamed = (plugin: PluginOption, name: string) =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === name

/** Vite adds an import of its own name for this helper to every module with `import()`, also when it builds an application. */
const ownHelperNames: PluginOption = {
  name: 'own-helper-names',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk') chunk.code = chunk.code.replaceAll('__vitePreload', 'loadChunk')
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
    // Applications have their own ways to ask for few chunks.
    plugins: [
      entryModules,
      ...(browser.plugins ?? []).filter(
        (plugin) => !isNamed(plugin, 'flat-imports') && !isNamed(plugin, 'kit-graph'),
      ),
      bundled.page,
      ownHelperNames,
    ],
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
      rollupOptions: {
        external: /^react(-dom)?(\/|$)/,
        input: {
          index: entryId('index'),
          loader: 'package/entries/loader.ts',
          configure: 'package/entries/configure.ts',
          react: 'package/react/tags.ts',
          ...Object.fromEntries(tagNames.map((tag) => [tag, entryId(tag)])),
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
                test: /element[\\/]configuration\.ts$|vite[\\/]preload-helper/,
                priority: 1000,
              },
              ...codeSplitting.groups,
            ],
          },
          // Components run in the browser: React's server components import them as such.
          banner: (chunk) => (chunk.name === 'react' ? "'use client';" : ''),
        },
      },
    },
  }
})
