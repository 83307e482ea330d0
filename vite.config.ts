import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { fitStoplight } from './scripts/fit-stoplight.mjs'
import { flatImports } from './scripts/flat-imports'
import { stylesFollowImports, textsFollowImports } from './scripts/follow-imports.mjs'

const coreLibraries = 'node_modules/(react|react-dom|scheduler|@r2wc|mitt|valtio/esm/vanilla|proxy-compare)'
// Not hooks that ask the portal, not what makes and sends calls, not texts for failures: a form renders without them.
const coreFolders =
  'src/(element|theme/(tokens|base|style-registry)|state/(?!hooks|use-(?!attempts|latest)|remote)|api/(portal-api-client|prepare-api|errors|refresh-queue)|i18n/(catalog|languages|plain-texts|use-messages)|lib/run-in-background|router/routes)'

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

/**
 * The browser build: entries that a page names in a script tag, with hashed chunks beside them. Several entries rather
 * than library mode, because library mode neither minifies white space nor replaces NODE_ENV, which would ship React's
 * development build.
 */
export default defineConfig(({ command }) => ({
  base: './',
  publicDir: false,
  plugins: kitPlugins(),
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  // In development libraries are bundled apart.
  optimizeDeps: { rolldownOptions: { plugins: [fitStoplight({ isApart: true })] } },
  // The worker of the reference loads what few descriptions need, such as YAML, only for those.
  worker: {
    format: 'es',
    plugins: () => [plainDynamicImports],
    rollupOptions: {
      output: {
        entryFileNames: 'chunks/reference-[name]-[hash].js',
        chunkFileNames: 'chunks/reference-[name]-[hash].js',
      },
    },
  },
  build: {
    outDir: 'dist/kit',
    target: 'es2022',
    // The first browsers with light-dark(). For older ones it would be rewritten in a way that needs rules on the page's root.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: false,
    rollupOptions: {
      input: { loader: 'elements/loader.ts', index: 'elements/index.ts' },
      preserveEntrySignatures: 'exports-only',
      // The folders' index modules only re-export, so that only what is imported through them is bundled.
      treeshake: {
        moduleSideEffects: [{ test: /src[\\/](api|element|i18n|state)[\\/]index\.ts$/, sideEffects: false }],
      },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            // All that the loader needs on a page without any tag.
            { name: 'loading', test: /src[\\/]element[\\/]configuration\.ts|preload-helper/, priority: 2 },
            // All that a declaration needs, so that it does not wait for the rest; with it a few lines that portal-app and the reference share.
            {
              name: 'declare',
              test: /src[\\/](element[\\/](declare|property-kinds)|i18n[\\/]lazy-export|reference[\\/]page-location)\.ts/,
              priority: 2,
            },
            // What every rendered element needs: in one piece it is smaller and arrives in one go.
            { name: 'core', test: new RegExp(`${coreLibraries}|${coreFolders}`), priority: 1 },
            // What every screen that asks the portal for something needs on top.
            {
              name: 'asking',
              test: /valtio[\\/]esm[\\/]react|src[\\/](state[\\/](hooks|remote|use-(action|remote|searched-pages))|ui[\\/](alert|card|empty|failure|kind|live-region|skeleton|use-shortcut)|i18n[\\/](constraint-text|error-text)\.ts)|parts[\\/]load-failure|icons[\\/](layout-grid|search|chevron-(right|down))\./,
            },
            // What makes and sends the calls of the first screens; the rest of the API has its own.
            {
              name: 'calls',
              test: /node_modules[\\/]ky[\\/]|src[\\/]api[\\/](transport|portal-client|resources|portal|products|search|developer|user|forms-client|query|parameters)\.ts/,
            },
            // The colors of a server's theme; the one that few pages share is too small for a chunk of its own.
            {
              name: 'apply-theme',
              test: /src[\\/]theme[\\/](apply-theme|server-theme|theme-values|color)\.ts/,
            },
            // What every screen with a list shows around it.
            {
              name: 'lists',
              test: /src[\\/](ui[\\/](choice-buttons|pagination|search-field|table)|lib[\\/]fill-template)/,
            },
            // What shows products and what belongs to them: references, documents, applications.
            {
              name: 'product-parts',
              test: /src[\\/](ui[\\/](badge|compact-select|icon-button|select-field)|parts[\\/](copy-id[\\/](copy-tip|use-copy)|code-block[\\/](?!highlighter)|document[\\/](document-links|document\.css)|product-shell)|api[\\/]all-pages)|icons[\\/](copy|file-question-mark)\./,
            },
            // What applies the theme of the portal; as chunks of their own they would cost a request each.
            { name: 'theme', test: /src[\\/]theme[\\/](apply-theme|color|server-theme|theme-values)\./ },
            // What portal-app reads in any case.
            {
              debugName: 'frame',
              name: (id) => {
                const language = /locales[\\/](\w\w)[\\/](header|routes)\.ts$/.exec(id)?.[1]
                return language ? `frame-${language}` : null
              },
            },
            // What every form of an account is made of.
            {
              name: 'form-parts',
              test: /src[\\/](parts[\\/](late|form-message[\\/](form-message|form-problem|use-problem-text)\.|form[\\/](use-submission|form-mistake|fields-portal))|ui[\\/](blocked-button|use-form-values|password-field)|state[\\/]use-signed-in-email)/,
            },
            // What all of them but the sign-in are made of.
            {
              name: 'account-form',
              test: /src[\\/]parts[\\/](form[\\/](form|use-form|form-states|password-problem)\.)/,
            },
            // What nearly every screen is made of; as chunks of their own they would hardly compress.
            {
              name: 'controls',
              test: /src[\\/](ui[\\/](button|field|focus-invalid-field|heading|spinner|create-icon|use-late)|lib[\\/](capitalize|field-reasons)|parts[\\/]portal-link)|icons[\\/](check|eye|eye-off)\./,
              priority: 1,
            },
          ],
        },
      },
    },
  },
}))
