/** Bundles the server into server/dist. Packages stay outside; the engine's template is made once and kept. */
import { build } from 'esbuild'
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const here = import.meta.dirname
const out = join(here, 'dist')

await rm(out, { recursive: true, force: true })
await mkdir(out)
await build({
  absWorkingDir: here,
  entryPoints: {
    main: 'src/cli/main.ts',
    template: 'src/embedded/template.ts',
    'import-worker': 'src/import/import-worker.ts',
  },
  outdir: out,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: 'linked',
  logLevel: 'warning',
})
// A thread starts from a file of its own, beside the bundle.
await copyFile(join(here, 'src/embedded/engine-worker.mjs'), join(out, 'engine-worker.mjs'))

const { readTemplate, templateFile } = await import(pathToFileURL(join(out, 'template.mjs')).href)
await writeFile(join(out, templateFile), await readTemplate())
