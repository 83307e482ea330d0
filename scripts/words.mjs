/** Finds words that have no proper use in this project, in comments, documentation and texts. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { ALLOWED, SKIPPED } from './words/allowed.mjs'
import { findWords } from './words/find-words.mjs'

const isSkipped = (path) => SKIPPED.some((prefix) => path.startsWith(prefix))

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

for (const { path, line, kind, word, use, text } of findings)
  process.stdout.write(`${path}:${line} ${kind} "${word}": use ${use}\n    ${text}\n`)
const stale = ALLOWED.filter((entry) => !used.has(entry))
for (const { path, phrase } of stale)
  process.stdout.write(`scripts/words/allowed.mjs allows "${phrase}" in ${path}, where it is not\n`)
if (findings.length + stale.length > 0) process.exitCode = 1
