import { basename } from 'node:path'
import { defineConfig } from 'vite'
import { chunkGroups } from '../scripts/chunks'
import { packageModules, packageTexts } from '../scripts/package-modules'
import browserBuild, { kitPlugins, loadedAtOnce } from '../vite.config'
import { listBundledPackages } from './bundled-packages'
import { entryId, entryModules, tagNames } from './entry-modules'

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
    plugins: [packageModules, entryModules, ...kitPlugins(packageTexts()), bundled.page],
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
          // Readers have the declarations; bundlers need the annotations.
          comments: { jsdoc: false },
          codeSplitting: {
            groups: [
              // What an application loads on pages without the kit's tags, too.
              {
                name: 'start',
                test: /[\\/](configuration|added-viewer|added-texts)\.ts$/,
                priority: 1000,
              },
              // What adds the texts of a folder. In a chunk with a screen, that would come with the texts.
              { name: (id) => `texts-${id.split(':')[1]}`, test: /^\0texts:/, priority: 999 },
              ...chunkGroups(false),
            ],
          },
          // Elements exist in browsers only, so React's server components import every entry as code of the browser.
          banner: ({ isEntry, name }) => (isEntry && !name.startsWith('chunks/') ? "'use client';" : ''),
        },
      },
    },
  }
})
