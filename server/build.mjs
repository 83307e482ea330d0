/** Bundles the server into server/dist. Packages stay outside; the engine's template and the parsed contract are made once and kept. */
import { build } from 'esbuild'
import { load } from 'js-yaml'
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
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

const contract = await readFile(join(here, 'portal-api.yaml'), 'utf8')
await writeFile(join(out, 'portal-api.json'), JSON.stringify(load(contract)))

const { readTemplate, templateFile } = await import(pathToFileURL(join(out, 'template.mjs')).href)
await writeFile(join(out, templateFile), await readTemplate())
