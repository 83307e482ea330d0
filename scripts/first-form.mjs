import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { minifiedScript } from './minified-script.mjs'

const RENDERER = '.cache/first-form/render.mjs'
const SCRIPT = 'elements/portal-app/first-form/page-script.ts'

/** Writes what the server puts into the page of the sign-in: the form, its styles and its script. The renderer was built before. */
export async function writeFirstForm(kit) {
  const { renderFirstForms } = await import(pathToFileURL(resolve(RENDERER)).href)
  // Where the form reads its address from, which says nothing more.
  globalThis.window = { location: new URL('http://localhost/login') }
  const forms = await renderFirstForms()
  delete globalThis.window
  writeFileSync(join(kit, 'first-form.json'), JSON.stringify({ ...forms, script: await pageScript() }))
}

async function pageScript() {
  const text = await minifiedScript({ entryPoints: [SCRIPT] })
  if (/<\/|<!--/.test(text)) throw new Error('The script of the first form would end its own element.')
  return text
}
