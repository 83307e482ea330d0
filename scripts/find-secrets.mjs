/** Finds secrets in the files of the repository without a network: private keys, tokens of known services, passwords in URLs. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { lintSource } from '@secretlint/core'
import { creator as rule } from '@secretlint/secretlint-rule-preset-recommend'

const id = '@secretlint/secretlint-rule-preset-recommend'
const options = { maskSecrets: true, config: { rules: [{ id, rule, options: {} }] } }

const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
  maxBuffer: 1 << 28,
})
  .split('\0')
  .filter(Boolean)

/** Undefined for files that are no text, or that are removed and not committed yet. */
function contentOf(path) {
  try {
    const content = readFileSync(path)
    return content.subarray(0, 8000).includes(0) ? undefined : content.toString()
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EISDIR') throw error
    return undefined
  }
}

let read = 0
const found = []
for (const filePath of files) {
  const content = contentOf(filePath)
  if (content === undefined) continue
  read += 1
  const source = { content, filePath, ext: '', contentType: 'text' }
  const { messages } = await lintSource({ source, options })
  found.push(...messages.map(({ loc, message }) => `${filePath}:${loc.start.line}: ${message}`))
}
if (read === 0) throw new Error('No file of the repository could be read.')
for (const line of found)
  process.stdout.write(
    `${line}\n  Revoke it if it is real. A value that only looks like one takes the comment "secretlint-disable-line".\n`,
  )
// Without waiting for what the library's profiler does with its marks, which takes 20 seconds.
process.exit(found.length === 0 ? 0 : 1)
