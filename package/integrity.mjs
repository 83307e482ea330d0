import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A folder or a name that changes with its content, so that it may be cached forever. */
const hashed = /^chunks-[\w-]{8,}\/|-[\w-]{8}\.\w+$/

/**
 * Lists the files of a browser build with what an `integrity` attribute or an import map says of them.
 *
 * @param {string} folder
 * @param {string} version
 */
export function integrityOf(folder, version) {
  const names = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.(gz|br)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()
  const files = names.map((name) => {
    const content = readFileSync(join(folder, name))
    const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`
    return [name, { integrity, bytes: content.length, immutable: hashed.test(name) }]
  })
  return { version, files: Object.fromEntries(files) }
}
