import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * The browser build: entries that a page names in a script tag, with hashed chunks beside them. Several entries rather
 * than library mode, because library mode neither minifies white space nor replaces NODE_ENV, which would ship React's
 * development build.
 */
export default defineConfig({
  base: './',
  publicDir: false,
  plugins: [react()],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    outDir: 'dist/kit',
    target: 'es2022',
    // The first browsers with light-dark(). For older ones it would be rewritten in a way that needs rules on the page's root.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The polyfill would be an inline helper in every entry, for browsers that do not run custom elements either.
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { loader: 'elements/loader.ts', index: 'elements/index.ts' },
      preserveEntrySignatures: 'exports-only',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
      },
    },
  },
})
