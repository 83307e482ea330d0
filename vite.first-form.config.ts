import { defineConfig } from 'vite'
import { kitPlugins } from './vite.config'

/** Builds what `scripts/first-form.mjs` runs: the sign-in form of the kit, as Node renders it. */
export default defineConfig({
  publicDir: false,
  plugins: kitPlugins(),
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  // Also the icons, which the kit makes in its own way.
  ssr: { noExternal: true },
  build: {
    outDir: '.cache/first-form',
    ssr: 'elements/portal-app/first-form/render.tsx',
    target: 'node20',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    rollupOptions: { output: { entryFileNames: 'render.mjs' } },
  },
})
