import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const LAYERS = ['elements', 'src', 'server/src', 'demo']

/** Everything that needs no browser and no server, by name. @type {Readonly<Record<string, () => boolean>>} */
export const checks = {
  types: () => run('types', 'npx', ['tsc', '--noEmit']),
  lint: () => run('lint', 'npx', ['eslint', '--max-warnings', '0', '.']),
  format: () => run('format', 'npx', ['prettier', '--check', '--log-level', 'warn', '.']),
  dependencies: checkDependencies,
  words: () => run('words', 'node', ['scripts/words.mjs']),
  contract: () => run('contract types are fresh', 'node', ['scripts/contract.mjs', '--check']),
  manifest: () =>
    run('custom-elements.json is fresh', 'node', ['--import', 'tsx', 'scripts/manifest.ts', '--check']),
}

function run(label, command, args) {
  return spawn(label, command, args).passed
}

function spawn(label, command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 1 << 28 })
  if (status !== 0) process.stdout.write(`${stdout}${stderr}`)
  return { passed: report(label, status === 0), stdout }
}

function report(label, passed) {
  process.stdout.write(`${passed ? 'ok    ' : 'FAILED'} ${label}\n`)
  return passed
}

function checkDependencies() {
  const rules = ['--config', '.dependency-cruiser.cjs', '--output-type', 'err']
  const { passed, stdout } = spawn('dependency rules', 'npx', ['depcruise', ...rules, ...LAYERS])
  // The tool reports success when it can read nothing, so what it read is counted against what is there.
  const read = Number(/\((\d+) modules/.exec(stdout)?.[1] ?? 0)
  const present = LAYERS.reduce((sum, layer) => sum + modulesBelow(layer), 0)
  return report(`dependency rules read ${read} modules of at least ${present}`, read >= present) && passed
}

function modulesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true }).filter(
    (entry) =>
      entry.isFile() &&
      /(?<!\.d)\.(ts|tsx|mjs)$/.test(entry.name) &&
      !join(entry.parentPath, entry.name).includes('node_modules'),
  ).length
}
