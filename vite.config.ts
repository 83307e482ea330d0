import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunkPlan, textFileOf } from './scripts/chunk-plan'
import { fitStoplight } from './scripts/fit-stoplight.mjs'
import { flatImports } from './scripts/flat-imports'
import { kitGraph } from './scripts/kit-graph'
import { stylesFollowImports, textsFollowImports } from './scripts/follow-imports.mjs'

/** Folder of everything but the entries; scripts/build.mjs adds a hash of what is in it. */
const CHUNKS = 'chunks'

/** The chunk that a module is an entry of, which may be a style sheet or stand for one. */
const planned = new Map(
  Object.entries(chunkPlan).flatMap(([name, modules]) => modules.map((module) => [modulePath(module), name])),
)

function modulePath(module: string): string {
  return /^(src|elements)\//.test(module) ? resolve(module) : fileURLToPath(import.meta.resolve(module))
}

const sourceOf = (id: string): string => id.replace(/^\0styles:|(?<=\.css)(\?inline|\.js)$/g, '')

const tags = readdirSync('elements').filter((file) => /^portal-.*\.ts$/.test(file))

/**
 * Vite wraps every dynamic import in a helper that preloads its style sheets and chunks, which would double the loader. We have
 * no style sheets of our own to load, and what a tag needs lies in few chunks that are asked for side by side.
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
  resolveId: (id) => (id.endsWith('/createLucideIcon.mjs') ? resolve('src/ui/create-icon.ts') : undefined),
}

/** Signs by name without `innerHTML`, which the Markdown library uses in browsers and pages with Trusted Types do not allow. */
const ownEntities: Plugin = {
  name: 'own-entities',
  enforce: 'pre',
  resolveId: (id) =>
    id === 'markdown-to-jsx/entities' ? resolve('src/parts/document/entities.ts') : undefined,
}

/** What turns sources of the kit into modules for browsers, in every build of them. */
export const kitPlugins = () => [
  react(),
  stylesFollowImports(),
  textsFollowImports(),
  plainDynamicImports,
  leanIcons,
  ownEntities,
  fitStoplight(),
  flatImports,
]

/** Few chunks, in the package too: an application's bundler keeps each of them as a file of its own. */
export const codeSplitting = {
  groups: [
    { name: (id: string) => textFileOf(id) ?? null, debugName: 'texts' },
    ...Object.keys(chunkPlan).map((name, index, all) => ({
      name,
      test: (id: string) => planned.get(sourceOf(id)) === name,
      priority: all.length - index,
    })),
  ],
}

/**
 * The browser build: entries that a page names in a script tag, with hashed chunks beside them. Several entries rather
 * than library mode, because library mode neither minifies white space nor replaces NODE_ENV, which would ship React's
 * development build.
 */
export default defineConfig(({ command }) => ({
  base: './',
  publicDir: false,
  plugins: [...kitPlugins(), kitGraph],
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  // In development libraries are bundled apart.
  optimizeDeps: { rolldownOptions: { plugins: [fitStoplight({ isApart: true })] } },
  // The worker of the reference loads what few descriptions need, such as YAML, only for those.
  worker: {
    format: 'es',
    plugins: () => [plainDynamicImports],
    rollupOptions: {
      output: {
        entryFileNames: `${CHUNKS}/reference-[name].js`,
        chunkFileNames: `${CHUNKS}/reference-[name].js`,
      },
    },
  },
  build: {
    outDir: 'dist/kit',
    target: 'es2022',
    // The first browsers with light-dark(). For older ones it would be rewritten in a way that needs rules on the page's root.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: false,
    // Tests have a budget for what each tag loads. The largest file is the other reference viewer, for pages that choose it.
    chunkSizeWarningLimit: 2_000,
    rollupOptions: {
      // The loader, which carries what the graph says, is built from it afterwards.
      input: {
        index: 'elements/index.ts',
        ...Object.fromEntries(
          tags.map((file) => [`${CHUNKS}/${file.slice(0, -'.ts'.length)}`, `elements/${file}`]),
        ),
      },
      preserveEntrySignatures: 'exports-only',
      // The folders' index modules only re-export, so that only what is imported through them is bundled.
      treeshake: {
        moduleSideEffects: [{ test: /src[\\/](api|element|i18n|state)[\\/]index\.ts$/, sideEffects: false }],
      },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: ({ facadeModuleId }) => `${CHUNKS}/${textFileOf(facadeModuleId) ?? '[name]'}.js`,
        assetFileNames: `${CHUNKS}/[name][extname]`,
        codeSplitting,
      },
    },
  },
}))
