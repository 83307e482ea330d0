/** Packs the packages as npm publishes them, into `dist`, in place of the archives before. */
import { execFileSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

for (const name of readdirSync('dist')) if (name.endsWith('.tgz')) rmSync(join('dist', name))
for (const folder of ['dist/package', 'dist/server', 'dist/agent']) {
  const output = execFileSync('npm', ['pack', '--silent', '--pack-destination', resolve('dist')], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  process.stdout.write(`dist/${output}`)
}
