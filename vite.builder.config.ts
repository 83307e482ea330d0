import { defineConfig } from 'vite'
import { CHUNKS, kitPlugins } from './vite.config'

/**
 * Builds the portal's own page `/builder` beside the kit. A build of its own, because one more entry would change which chunks the
 * kit's tags share, and add to the bytes of all of them.
 */
export default defineConfig({
  base: './',
  publicDir: false,
  plugins: kitPlugins(),
  define: {
    'process.env.NODE_ENV': JSON.stringify('production'),
    'import.meta.env.KIT_FOLDER': JSON.stringify(CHUNKS),
  },
  build: {
    outDir: 'dist/kit/builder',
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: false,
    rollupOptions: {
      input: { builder: 'elements/builder.ts', preview: 'src/screens/builder/preview-page.ts' },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        codeSplitting: {
          groups: [
            {
              debugName: 'texts',
              name: (id) => {
                const language = /i18n[\\/]locales[\\/](\w\w)[\\/]/.exec(id)?.[1]
                return language ? `texts-${language}` : null
              },
            },
          ],
        },
      },
    },
  },
})
