import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { npmFiles } from '../../test/support/npm-files'
import { type CompressedSite, compressedSite } from './compressed-site'

const page = (head: string, body = '') =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Sign in</title>${head}<body>${body}</body></html>`

/** A document, and one script with everything it needs. */
async function scriptSite(source: string): Promise<CompressedSite> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(source, import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const script = outputFiles[0]?.text ?? ''
  return compressedSite({ '/': page('', '<script src="/script.js"></script>'), '/script.js': script })
}

export const floorSite = (): Promise<CompressedSite> => scriptSite('floor.js')

export const reactFloorSite = (): Promise<CompressedSite> => scriptSite('react-floor.js')

const peer = {
  name: '@kong/kong-auth-elements',
  version: '2.13.67',
  files: ['dist/kong-auth-elements.vue.umd.js', 'dist/kong-auth-elements.css'],
}

/** The nearest peer's sign-in element, as its own documentation embeds it. */
export async function peerSite(): Promise<CompressedSite> {
  const folder = await npmFiles('peers', peer)
  const file = (name: string) => readFileSync(join(folder, name))
  // Its script needs the page's body.
  const body = `<div id="kong-auth-login-wrapper"><kong-auth-login></kong-auth-login></div>
    <script src="/kong-auth-elements.vue.umd.js"></script>
    <script>window.registerKongAuthNativeElements({ apiBaseUrl: '/kauth', userEntity: 'user' })</script>`
  return compressedSite({
    '/': page('<link rel="stylesheet" href="/style.css">', body),
    '/style.css': file('dist/kong-auth-elements.css'),
    '/kong-auth-elements.vue.umd.js': file('dist/kong-auth-elements.vue.umd.js'),
  })
}

/** The line with which what every tag needs comes beside the loader, as the tag builder writes it. */
export function preloadLine(portal: string): string {
  const { folder } = JSON.parse(readFileSync('dist/kit/graph.json', 'utf8')) as { folder: string }
  return `<link rel="modulepreload" href="${portal}/kit/${folder}/kit.js">`
}

/** A page with one tag of the kit, which comes from a portal. @param head - What stands before the script tag. */
export const tagSite = (portal: string, tag: string, head = ''): Promise<CompressedSite> =>
  compressedSite({
    '/': page(
      `${head}<script type="module" src="${portal}/kit/loader.js" data-api-base-url="${portal}" data-user-entity="developer"></script>`,
      `<${tag}></${tag}>`,
    ),
  })
