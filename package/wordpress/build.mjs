/** Writes the plugin for WordPress: a folder, and the archive that people upload. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { jedFile, moFile } from './translations.mjs'
import { zipFile } from './zip-file.mjs'

const SOURCE = 'package/wordpress'
const NAME = 'portal-elements'
/** Files that name the version. */
const VERSIONED = ['portal-elements.php', 'readme.txt']

function writeTranslations(folder) {
  mkdirSync(folder)
  for (const file of readdirSync(join(SOURCE, 'languages'))) {
    const locale = basename(file, '.json')
    const texts = JSON.parse(readFileSync(join(SOURCE, 'languages', file), 'utf8'))
    writeFileSync(join(folder, `${NAME}-${locale}.mo`), moFile(texts))
    // Named by the handle of the script.
    writeFileSync(join(folder, `${NAME}-${locale}-${NAME}-editor.json`), jedFile(locale, texts))
  }
}

/**
 * @param {string} out Folder that is written anew.
 * @param {string} version
 * @returns {string} Path of the archive.
 */
export function writePlugin(out, version) {
  const folder = join(out, NAME)
  rmSync(out, { recursive: true, force: true })
  cpSync(join(SOURCE, NAME), folder, { recursive: true })
  for (const file of VERSIONED) {
    const text = readFileSync(join(folder, file), 'utf8')
    writeFileSync(
      join(folder, file),
      text.replace(/^(.*(?:Version|Stable tag):\s+)0\.0\.0$/m, `$1${version}`),
    )
  }
  cpSync('LICENSE', join(folder, 'LICENSE'))
  writeTranslations(join(folder, 'languages'))
  const files = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => [path.slice(out.length + 1), readFileSync(path)])
  const archive = join(out, `${NAME}-wordpress-${version}.zip`)
  writeFileSync(archive, zipFile(files))
  return archive
}
