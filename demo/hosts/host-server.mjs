import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
}
/** What the applications are written for. */
const writtenFor = 'http://localhost:4000'

/**
 * Serves a built application on an origin of its own. A path that is no file is one of its router's, so it gets the page.
 *
 * @param {string} folder
 * @param {string} portalUrl the portal that the application is to use
 */
export function hostServer(folder, portalUrl) {
  return createServer((request, response) => {
    reply(request, response).catch((error) => response.destroy(error))
  })

  async function reply(request, response) {
    const { pathname } = new URL(request.url, 'http://localhost')
    const isFile = extname(pathname) in types
    const path = isFile ? normalize(pathname) : await pageOf(pathname)
    const text = await readFile(join(folder, path), 'utf8').catch(() => undefined)
    if (text === undefined) return response.writeHead(404).end()
    const body = text.replaceAll(writtenFor, portalUrl)
    response.setHeader('content-type', types[extname(path)])
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return response.end(body)
    return response.setHeader('content-encoding', 'gzip').end(gzipSync(body))
  }

  async function pageOf(pathname) {
    const own = join(normalize(pathname), 'index.html')
    const exists = await readFile(join(folder, own)).then(
      () => true,
      () => false,
    )
    return exists ? own : 'index.html'
  }
}
