import { resolve } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { kitPlugins } from './vite.config'

/** Descriptions are read in the thread itself. */
const inlineWorker: Plugin = {
  name: 'inline-worker',
  enforce: 'pre',
  resolveId: (id) => (id === './create-worker' ? resolve('src/reference/inline-worker.ts') : undefined),
}

/** Builds what runs in Node: in threads of the server, and for the styles of each tag when the kit is built. */
export default defineConfig({
  publicDir: false,
  plugins: [inlineWorker, ...kitPlugins()],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  // Also the icons, which the kit makes in its own way. The other viewer of references, which is half of it, is only for browsers.
  ssr: { noExternal: true },
  build: {
    outDir: 'dist/kit/rendering',
    ssr: true,
    target: 'node20',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    rollupOptions: {
      external: /\/stoplight-viewer$/,
      input: [
        'elements/portal-app/first-page/thread.ts',
        'elements/portal-app/first-page/render-page.tsx',
        'src/screens/spec/markdown/description-thread.ts',
      ],
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
    },
  },
})
