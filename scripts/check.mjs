/** Everything that needs no browser and no server: types, lint, format, layers, words, and fresh generated files. */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const ROOMS = ['elements', 'src', 'server/src', 'demo']

function run(label, command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 1 << 28 })
  if (status !== 0) process.stdout.write(`${stdout}${stderr}`)
  report(label, status === 0)
  return stdout
}

let failures = 0
function report(label, passed) {
  process.stdout.write(`${passed ? 'ok    ' : 'FAILED'} ${label}\n`)
  if (!passed) failures += 1
}

function modulesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true }).filter(
    (entry) =>
      entry.isFile() &&
      /(?<!\.d)\.(ts|tsx|mjs)$/.test(entry.name) &&
      !join(entry.parentPath, entry.name).includes('node_modules'),
  ).length
}

function arrows() {
  const output = run('arrows between rooms', 'npx', [
    'depcruise',
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'err',
    ...ROOMS,
  ])
  // The tool reports success when it can read nothing, so what it read is counted against what is there.
  const read = Number(/\((\d+) modules/.exec(output)?.[1] ?? 0)
  const present = ROOMS.reduce((sum, room) => sum + modulesBelow(room), 0)
  report(`arrows were read from ${read} modules of at least ${present}`, read >= present)
}

run('types', 'npx', ['tsc', '--noEmit'])
run('lint', 'npx', ['eslint', '--max-warnings', '0', '.'])
run('format', 'npx', ['prettier', '--check', '--log-level', 'warn', '.'])
arrows()
run('words', 'node', ['scripts/words.mjs'])
run('contract types are fresh', 'node', ['scripts/contract.mjs', '--check'])
run('custom-elements.json is fresh', 'npx', ['tsx', 'scripts/manifest.ts', '--check'])
process.exitCode = failures === 0 ? 0 : 1
