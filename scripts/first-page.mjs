import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { minifiedScript } from './minified-script.mjs'

const SCRIPT = 'elements/portal-app/first-page/page-script.ts'

/** Writes what the server puts into a page beside its markup: the styles of each tag, and the script. The renderer was built before. */
export async function writeFirstPage(kit) {
  const renderer = pathToFileURL(resolve(kit, 'rendering/render-page.mjs')).href
  const { firstTags } = await import(renderer)
  const styles = Object.fromEntries(firstTags.map((tag) => [tag, stylesOf(renderer, tag)]))
  writeFileSync(join(kit, 'first-page.json'), JSON.stringify({ styles, script: await pageScript() }))
}

/** In a process of its own, because styles are registered by what is loaded. */
function stylesOf(renderer, tag) {
  const program = `import { firstStyles } from ${JSON.stringify(renderer)}; console.log(await firstStyles(${JSON.stringify(tag)}))`
  return execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' }).trim()
}

async function pageScript() {
  const text = await minifiedScript({ entryPoints: [SCRIPT] })
  if (/<\/|<!--/.test(text)) throw new Error('The script of the first page would end its own element.')
  return text
}
