import { build as bundle } from 'esbuild'

/** Bundles and minifies a script for browsers, as a text. @param input - `entryPoints` or `stdin` of esbuild. */
export async function minifiedScript(input) {
  const { outputFiles } = await bundle({
    ...input,
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  })
  const [{ text }] = outputFiles
  return text.trim()
}
