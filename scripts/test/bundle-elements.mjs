/**
 * Bundles the element tests with everything that they import, so that a page of theirs fetches a few files instead of six
 * hundred. Tests share their chunks, and the browser compiles each only once per page. As a
 * program: `bundle-elements.mjs FOLDER FILE…`.
 */
import { readdirSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { build } from 'vite'
import { fitStoplight } from '../fit-stoplight.mjs'
import { stylesFollowImports, textsFollowImports } from '../follow-imports.mjs'

const root = resolve(import.meta.dirname, '../..')

/** The runner's own, of which a page has exactly one. */
const runnerSocket = '/__web-dev-server__web-socket.js'

/** Kit entries that tests load by their URL, as a page would. */
const entries = ['elements/loader.ts', 'elements/index.ts']

/** Writes the bundles of test files into a folder, each at the path of its source. */
export async function bundleElements(folder, files) {
  // An entry keeps the path of its source, so that a page asks for it by the same URL as without bundling.
  const inputs = [...new Set([...files, ...entries])].map((file) => [file, resolve(root, file)])
  await build({
    configFile: false,
    root,
    mode: 'development',
    logLevel: 'warn',
    publicDir: false,
    base: '/',
    define: { 'process.env.NODE_ENV': JSON.stringify('development') },
    oxc: { jsx: { runtime: 'automatic' } },
    plugins: [
      stylesFollowImports(),
      textsFollowImports(),
      {
        name: 'socket-belongs-to-the-runner',
        enforce: 'pre',
        resolveId: (id) => (id === runnerSocket ? { id, external: true } : undefined),
      },
      {
        // Files beside a module are found by its URL, which in a chunk would be another.
        name: 'own-urls',
        transform(code, id) {
          if (!id.startsWith(join(root, 'test')) || !code.includes('import.meta.url')) return undefined
          const path = JSON.stringify(`/${relative(root, id)}`)
          return {
            code: code.replaceAll('import.meta.url', `new URL(${path}, location.href).href`),
            map: null,
          }
        },
      },
      fitStoplight(),
    ],
    worker: { format: 'es' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'esnext',
      minify: false,
      sourcemap: true,
      modulePreload: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: Infinity,
      rollupOptions: {
        input: Object.fromEntries(inputs),
        preserveEntrySignatures: 'strict',
        // Of libraries that mark their modules for frameworks with server components.
        onwarn: (warning, warn) => (warning.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : warn(warning)),
        output: { entryFileNames: '[name]', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  })
}

export function allElementTests() {
  return readdirSync(join(root, 'test'), { recursive: true })
    .filter((name) => /\.browser\.test\.tsx?$/.test(name))
    .map((name) => join('test', name))
}

if (process.argv[1] === import.meta.filename) {
  const [folder, ...files] = process.argv.slice(2)
  await bundleElements(resolve(folder), files)
}
