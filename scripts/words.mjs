/**
 * Finds words that have no proper use in this project, in names, comments, documentation and texts. `--count` prints
 * how many each folder has, the folders that are not yet checked included.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { ALLOWED, NOT_YET, SKIPPED } from './words/allowed.mjs'
import { findWords } from './words/find-words.mjs'

const isBelow = (folders) => (path) => folders.some((folder) => path.startsWith(folder))
const isSkipped = isBelow(SKIPPED)
const isNotYet = isBelow(NOT_YET)

const paths = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && existsSync(path) && !isSkipped(path))

const used = new Set()
function isAllowed({ path, text }) {
  const entry = ALLOWED.find((one) => path.startsWith(one.path) && text.includes(one.phrase))
  if (entry) used.add(entry)
  return entry !== undefined
}

const findings = paths
  .flatMap((path) => findWords(path, readFileSync(path, 'utf8')))
  .filter((finding) => !isAllowed(finding))

if (process.argv.includes('--count')) {
  const counts = new Map()
  for (const { path } of findings) {
    const folder = path.split('/').slice(0, -1).slice(0, 3).join('/') || '.'
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  for (const [folder, count] of [...counts].sort())
    process.stdout.write(`${String(count).padStart(5)} ${folder}\n`)
  process.stdout.write(`${String(findings.length).padStart(5)} in all\n`)
} else {
  const failures = process.argv.includes('--all') ? findings : findings.filter(({ path }) => !isNotYet(path))
  for (const { path, line, kind, word, use, text } of failures)
    process.stdout.write(`${path}:${line} ${kind} "${word}": use ${use}\n    ${text}\n`)
  const stale = ALLOWED.filter((entry) => !used.has(entry))
  for (const { path, phrase } of stale)
    process.stdout.write(`scripts/words/allowed.mjs allows "${phrase}" in ${path}, where it is not\n`)
  if (failures.length + stale.length > 0) process.exitCode = 1
}
