import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunkGroups } from './scripts/chunks'
import { fitStoplight } from './scripts/fit-stoplight.mjs'
import { stylesFollowImports, textsFollowImports } from './scripts/follow-imports.mjs'
import { resolveModule } from './scripts/module-graph.mjs'
import { sourceHash } from './scripts/source-hash'

/**
 * Folder of everything but what pages name, which browsers may keep forever. One hash for all, because nearly every file names others, and so
 * the loader and each file need only short names.
 */
export const CHUNKS = `chunks-${sourceHash()}`

const tags = readdirSync('elements')
  .filter((file) => /^portal-.*[.]ts$/.test(file))
  .map((file) => resolve('elements', file))

const screenOf = (declaration: string) => {
  const [, path] = /lazyExport\(\(\) => import\('([^']+)'\)/.exec(readFileSync(declaration, 'utf8')) ?? []
  return path ? [resolveModule(declaration, path)] : []
}

/** Modules that tags load at once. They are entries, so that the bundler tells them from those that are loaded later. */
export const loadedAtOnce = ['src/element/kit.ts', ...tags, ...tags.flatMap(screenOf)]

/**
 * Vite wraps every dynamic import in a helper that preloads its style sheets and chunks. We have no style sheets of our own to load, and what a
 * tag needs lies in few chunks that the loader asks for.
 */
const plainDynamicImports: Plugin = {
  name: 'plain-dynamic-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined,
}

/** Puts our own maker of icons in the place of the icon library's, which is ten times as large. */
const leanIcons: Plugin = {
  name: 'lean-icons',
  enforce: 'pre',
  resolveId: (id) =>
    id.endsWith('/createLucideIcon.mjs') ? resolve('src/ui/basics/create-icon.ts') : undefined,
}

/** Signs by name without `innerHTML`, which the Markdown library uses in browsers and pages with Trusted Types do not allow. */
const ownEntities: Plugin = {
  name: 'own-entities',
  enforce: 'pre',
  resolveId: (id) =>
    id === 'markdown-to-jsx/entities' ? resolve('src/parts/document/entities.ts') : undefined,
}

/** What turns sources of the kit into modules for browsers, in every build of them. */
export const kitPlugins = (texts = textsFollowImports()) => [
  react(),
  stylesFollowImports(),
  texts,
  plainDynamicImports,
  leanIcons,
  ownEntities,
  fitStoplight(),
]

/** Makes V8 compile all functions of a file on another thread while it arrives, in place of each on the main one when it is called. */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad'

/** Without `define`, the branches of libraries for AMD are dropped. A bundler would look for the modules that they name. */
const buildConstants = { 'process.env.NODE_ENV': JSON.stringify('production'), define: 'undefined' }

const textFile = /locales[\\/](\w\w)[\\/]([\w-]+)[.]ts$/

/**
 * The browser build: entries that a page names in a script tag, with chunks in a folder beside them. Several entries rather
 * than library mode, because library mode neither minifies white space nor replaces NODE_ENV, which would ship React's
 * development build. The loader, which knows the names of all files, is built afterwards: `vite.loader.config.ts`.
 */
export default defineConfig(({ command }) => ({
  base: './',
  publicDir: false,
  plugins: kitPlugins(),
  define: command === 'build' ? buildConstants : {},
  // In development libraries are bundled apart.
  optimizeDeps: { rolldownOptions: { plugins: [fitStoplight({ isApart: true })] } },
  // The worker of the reference loads what few descriptions need, such as YAML, only for those.
  worker: {
    format: 'es',
    rollupOptions: {
      output: {
        entryFileNames: `${CHUNKS}/reference-[name].js`,
        chunkFileNames: `${CHUNKS}/reference-[name].js`,
      },
    },
  },
  build: {
    outDir: 'dist/kit',
    manifest: true,
    target: 'es2022',
    // The first browsers with light-dark(). For older ones it would be rewritten in a way that needs rules on the page's root.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: false,
    // Tests have a budget for what each tag loads. The largest file is the other reference viewer, for pages that choose it.
    chunkSizeWarningLimit: 2_000,
    rollupOptions: {
      input: ['elements/index.ts', ...loadedAtOnce],
      // An entry that others import from is the file itself, not one more that imports it.
      preserveEntrySignatures: 'allow-extension',
      // The folders' index modules only re-export, so that only what is imported through them is bundled.
      treeshake: {
        moduleSideEffects: [{ test: /src[\\/](api|element|i18n|state)[\\/]index\.ts$/, sideEffects: false }],
      },
      output: {
        entryFileNames: ({ name }) => (name === 'index' ? '[name].js' : `${CHUNKS}/[name].js`),
        chunkFileNames: ({ facadeModuleId }) => {
          const [, language, folder] = textFile.exec(facadeModuleId ?? '') ?? []
          return `${CHUNKS}/${language ? `${language}.${folder}` : '[name]'}.js`
        },
        assetFileNames: `${CHUNKS}/[name][extname]`,
        postBanner: ({ isEntry, isDynamicEntry }) => (isEntry || !isDynamicEntry ? COMPILE_HINT : ''),
        codeSplitting: { groups: chunkGroups(true) },
      },
    },
  },
}))
