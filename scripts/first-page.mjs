import { execFileSync } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { minifiedScript } from './minified-script.mjs'

const SCRIPT = 'elements/portal-app/first-page/page-script.ts'

/** Writes what the server puts into a page beside its markup: the styles of each tag, and the script. The renderer was built before. */
export async function writeFirstPage(kit) {
  const renderer = pathToFileURL(resolve(kit, 'rendering/render-page.mjs')).href
  const { firstTags } = await import(renderer)
  const typeface = typefaceIn(kit)
  const styles = Object.fromEntries(firstTags.map((tag) => [tag, stylesOf(renderer, tag, typeface)]))
  writeFileSync(join(kit, 'first-page.json'), JSON.stringify({ styles, script: await pageScript() }))
}

/** Returns the path at which a portal serves the typeface. */
function typefaceIn(kit) {
  const files = readdirSync(kit, { recursive: true }).filter((name) => /^chunks-.*\.woff2$/.test(name))
  if (files.length !== 1) throw new Error(`The kit has ${files.length} typefaces.`)
  return `/kit/${files[0].split(sep).join('/')}`
}

/** In a process of its own, because styles are registered by what is loaded. */
function stylesOf(renderer, tag, typeface) {
  const given = [tag, typeface].map((argument) => JSON.stringify(argument)).join(', ')
  const program = `import { firstStyles } from ${JSON.stringify(renderer)}; console.log(await firstStyles(${given}))`
  return execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' }).trim()
}

async function pageScript() {
  const text = await minifiedScript({ entryPoints: [SCRIPT] })
  if (/<\/|<!--/.test(text)) throw new Error('The script of the first page would end its own element.')
  return text
}
