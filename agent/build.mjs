/** Bundles the agent into agent/dist, with all that it needs: the package has no dependencies. */
import { build } from 'esbuild'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const here = import.meta.dirname
const out = join(here, 'dist')

await rm(out, { recursive: true, force: true })
await mkdir(out)
/** @returns what is before the last `node_modules/`, and what is behind it. */
function splitAtLast(path) {
  const parts = path.split('node_modules/')
  const inside = parts.length > 1 ? parts.pop() : undefined
  return [path.slice(0, path.length - (inside?.length ?? 0)), inside]
}

const { metafile } = await build({
  absWorkingDir: here,
  entryPoints: { main: 'src/main.ts' },
  outdir: out,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: 'linked',
  metafile: true,
  logLevel: 'warning',
  // Packages in the older format ask for Node's modules by `require`.
  banner: {
    js: "import { createRequire } from 'node:module';const require = createRequire(import.meta.url);",
  },
})
// For the licenses in the package.
const folders = Object.keys(metafile.inputs).flatMap((path) => {
  const [before, inside] = splitAtLast(path)
  const [scope, name] = inside?.split('/') ?? []
  if (scope === undefined) return []
  return `${before}${scope.startsWith('@') ? `${scope}/${name}` : scope}`
})
await writeFile(join(out, 'bundled-packages.txt'), [...new Set(folders)].sort().join('\n'))
