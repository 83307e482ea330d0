import { createReadStream, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
}

export interface HostSite {
  /** Origin of the site: `http://localhost:<port>`, another origin than any portal's. */
  readonly url: string
  close(): Promise<void>
}

export interface HostSiteOptions {
  /** Texts by path, such as `/index.html`. */
  readonly files: Readonly<Record<string, string>>
  /** Folders by path prefix, served as they are. */
  readonly folders?: Readonly<Record<string, string>>
  readonly contentSecurityPolicy?: string
}

/** A host page on an origin of its own. */
export async function hostSite({
  files,
  folders = {},
  contentSecurityPolicy,
}: HostSiteOptions): Promise<HostSite> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const type = TYPES[extname(path)] ?? 'text/html; charset=utf-8'
    const headers = {
      'content-type': type,
      ...(contentSecurityPolicy && type.startsWith('text/html')
        ? { 'content-security-policy': contentSecurityPolicy }
        : {}),
    }
    if (path === '/favicon.ico') return response.writeHead(204).end()
    const text = files[path] ?? (extname(path) === '' ? files['/index.html'] : undefined)
    if (text !== undefined) return response.writeHead(200, headers).end(text)
    const file = fileIn(folders, path)
    if (!file) return response.writeHead(404).end()
    response.writeHead(200, headers)
    return createReadStream(file).pipe(response)
  })
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

function fileIn(folders: Readonly<Record<string, string>>, path: string): string | undefined {
  for (const [prefix, folder] of Object.entries(folders)) {
    const file = path.startsWith(prefix) ? join(folder, path.slice(prefix.length)) : undefined
    if (file && existsSync(file)) return file
  }
  return undefined
}
