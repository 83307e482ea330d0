/** Builds the kit for browsers into dist/kit, compressed as well, the server into server/dist, and the agent of gateways into agent/dist. */
import { execFileSync } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { writeFirstPage } from './first-page.mjs'

const KIT = 'dist/kit'
// Of the way in which Vite will read its settings once every Node that this project supports reads TypeScript.
const environment = { ...process.env, VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' }
const run = (...args) => execFileSync(process.execPath, args, { stdio: 'inherit', env: environment })
/** By its path: npx takes a second to find it. */
const vite = (...args) => run('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', ...args)
const [gzipped, brotlied] = [promisify(gzip), promisify(brotliCompress)]

/** The server sends these as they are, so that no request waits for a compressor. */
async function compressFile(path) {
  const content = await readFile(path)
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  await Promise.all([
    gzipped(content, { level: constants.Z_BEST_COMPRESSION }).then((bytes) => writeFile(`${path}.gz`, bytes)),
    brotlied(content, { params: quality }).then((bytes) => writeFile(`${path}.br`, bytes)),
  ])
}

vite()
vite('--config', 'vite.builder.config.ts')
vite('--config', 'vite.loader.config.ts')
vite('--config', 'vite.first-page.config.ts')
await writeFirstPage(KIT)
const files = (await readdir(KIT, { recursive: true })).filter(
  (name) => !name.startsWith('rendering') && /\.(js|css|svg|json)$/.test(name),
)
await Promise.all(files.map((name) => compressFile(join(KIT, name))))
run('server/build.mjs')
run('agent/build.mjs')
