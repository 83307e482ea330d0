/** Builds the kit for browsers into dist/kit, compressed as well, and the server into server/dist. */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { finishKit } from './kit-folder.mjs'

const KIT = 'dist/kit'
const run = (command, args) => execFileSync(command, args, { stdio: 'inherit' })

/** The server sends these as they are, so that no request waits for a compressor. */
function compressFiles(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!/\.(js|css|svg|json)$/.test(name)) continue
    const content = readFileSync(join(folder, name))
    const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
    writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: constants.Z_BEST_COMPRESSION }))
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content, { params: quality }))
  }
}

run('npx', ['vite', 'build', '--logLevel', 'warn'])
run('npx', ['vite', 'build', '--logLevel', 'warn', '--config', 'vite.builder.config.ts'])
await finishKit(KIT)
compressFiles(KIT)
run('node', ['server/build.mjs'])
