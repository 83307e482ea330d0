import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
}

export interface CompressedSite {
  readonly url: string
  close(): void
}

/** Serves texts by their paths with brotli, compressed beforehand, from an origin of its own. */
export async function compressedSite(
  files: Readonly<Record<string, string | Buffer>>,
): Promise<CompressedSite> {
  const bodies = new Map(Object.entries(files).map(([path, text]) => [path, brotliCompressSync(text)]))
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const body = bodies.get(path)
    if (!body) return response.writeHead(path === '/favicon.ico' ? 204 : 404).end()
    const type = TYPES[extname(path)] ?? TYPES['.html']
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'content-length': body.length })
    return response.end(body)
  })
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
