import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findRawRem } from './style-lengths.mjs'

const LAYERS = ['elements', 'src', 'package', 'server/src', 'agent/src', 'demo']

/** Everything that needs no browser and no server, by name. @type {Readonly<Record<string, () => boolean>>} */
export const checks = {
  // The compiled TypeScript checks in a quarter of the time. What works on syntax trees (lint, contract) needs the older one.
  types: () => run('types', ['node_modules/typescript-native/bin/tsc', '--noEmit']),
  lint: () => run('lint', ['node_modules/eslint/bin/eslint.js', '--max-warnings', '0', '.']),
  lengths: checkLengths,
  promises: () => run('promises', ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings']),
  format: () => run('format', ['node_modules/oxfmt/bin/oxfmt', '--check', '.']),
  dependencies: checkDependencies,
  words: () => run('words', ['scripts/words.mjs']),
  contract: () => run('contract types are fresh', ['scripts/contract.mjs', '--check']),
  bill: () =>
    run('bill of materials is valid, and its licenses are allowed', [
      'scripts/bill-of-materials.mjs',
      '--check',
    ]),
  secrets: () => run('no secrets in the repository', ['scripts/find-secrets.mjs']),
  audit: printAudit,
  manifest: () => run('custom-elements.json is fresh', ['--import', 'tsx', 'scripts/manifest.ts', '--check']),
}

function run(label, args) {
  return runNode(label, args).passed
}

/** Programs of packages are run by their paths: npx takes a second to find each. */
function runNode(label, args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  if (status !== 0) process.stdout.write(`${stdout}${stderr}`)
  return { passed: report(label, status === 0), stdout }
}

/** Never fails: what is found depends on the day and the network, not on a change. `npm run audit` fails. */
function printAudit() {
  const { stdout, stderr } = spawnSync(process.execPath, ['scripts/audit.mjs'], { encoding: 'utf8' })
  process.stdout.write(`${stdout}${stderr}`)
  return true
}

function report(label, passed) {
  process.stdout.write(`${passed ? 'ok    ' : 'FAILED'} ${label}\n`)
  return passed
}

function checkDependencies() {
  const rules = ['--config', '.dependency-cruiser.cjs', '--output-type', 'err']
  const program = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'
  const { passed, stdout } = runNode('dependency rules', [program, ...rules, ...LAYERS])
  // The tool reports success when it can read nothing, so what it read is counted against what is there.
  const read = Number(/\((\d+) modules/.exec(stdout)?.[1] ?? 0)
  const present = LAYERS.reduce((sum, layer) => sum + modulesBelow(layer), 0)
  return report(`dependency rules read ${read} modules of at least ${present}`, read >= present) && passed
}

/** Lengths of style sheets follow the kit's own rem. */
function checkLengths() {
  const found = ['elements', 'src'].flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.name.endsWith('.css'))
      .map((entry) => join(entry.parentPath, entry.name))
      .flatMap((path) => findRawRem(path, readFileSync(path, 'utf8'))),
  )
  if (found.length > 0) process.stdout.write(`${found.join('\n')}\n`)
  return report('style sheets have no length in rem but the tokens', found.length === 0)
}

function modulesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true }).filter(
    (entry) =>
      entry.isFile() &&
      /(?<!\.d)\.(ts|tsx|mjs)$/.test(entry.name) &&
      !/node_modules|^demo\/hosts\/[^/]+\//.test(join(entry.parentPath, entry.name)),
  ).length
}
