import { existsSync, readFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { npmFiles } from '../../test/support/npm-files'
import type { Subject } from './descriptions'
import type { Viewer } from './viewers'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
}

/** Remembered for the whole run: compressing is no part of what is measured. */
const compressed = new Map<string, Buffer>()

function gzip(key: string, content: () => string | Buffer): Buffer {
  const body = compressed.get(key) ?? gzipSync(content(), { level: 9 })
  compressed.set(key, body)
  return body
}

export interface ViewerSite {
  readonly url: string
  /** Bytes of scripts and style sheets that were asked for so far, with gzip, by pages and workers alike. */
  codeBytes(): number
  close(): void
}

const HASHED = /\/chunks-[\w-]+\/|-[\w-]{8}\.\w+$/

/**
 * One viewer with one description, everything compressed. Names with a hash stay in the browser's cache; everything else is asked for
 * again with its tag, as a portal's server has it.
 */
export async function viewerSite(viewer: Viewer, subject: Subject): Promise<ViewerSite> {
  const folders: Record<string, string> = { '/kit/': resolve('dist/kit') }
  if (viewer.files) folders['/viewer/'] = await npmFiles('viewers', viewer.files)
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${viewer.name}</title><body>${viewer.markup}</body></html>`
  const asked = new Map<string, number>()

  function bodyOf(path: string): Buffer | undefined {
    if (path === '/') return gzip(`${viewer.name} page`, () => page)
    if (path === '/description.json') return gzip(subject.label, () => subject.json)
    for (const [prefix, folder] of Object.entries(folders)) {
      const file = path.startsWith(prefix) ? join(folder, path.slice(prefix.length)) : ''
      if (file && existsSync(file)) return gzip(file, () => readFileSync(file))
    }
    return undefined
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const body = bodyOf(pathname)
    if (!body) return response.writeHead(404).end()
    const type = TYPES[extname(pathname)] ?? TYPES['.html']
    if (/javascript|css/.test(type ?? '')) asked.set(pathname, body.length)
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 32)}"`
    const cached = HASHED.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache'
    const headers = { etag, 'cache-control': cached, 'content-type': type, 'content-encoding': 'gzip' }
    if (request.headers['if-none-match'] === etag) return response.writeHead(304, headers).end()
    response.writeHead(200, headers)
    return response.end(body)
  })
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    codeBytes: () => [...asked.values()].reduce((sum, bytes) => sum + bytes, 0),
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
