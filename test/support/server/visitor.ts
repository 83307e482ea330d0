import { contractFetch } from './contract'

/** A browser's part of a conversation with the server: it keeps cookies and sends them where their paths allow. */
export interface PortalVisitor {
  /** Cookies by name, with their attributes as they were set. */
  readonly cookies: Map<string, { value: string; path: string; attributes: string }>
  fetch(path: string, init?: RequestInit): Promise<Response>
  get(path: string, headers?: Record<string, string>): Promise<Response>
  /** @param body - Sent as JSON; without one the request has none. */
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>
  /** The same cookies in another tab, or in a thief's hands. */
  copy(): PortalVisitor
}

export function portalVisitor(url: string, cookies: PortalVisitor['cookies'] = new Map()): PortalVisitor {
  const visitor: PortalVisitor = {
    cookies,
    async fetch(path, init = {}) {
      const headers = new Headers(init.headers)
      const sent = [...cookies].filter(([, cookie]) => path.startsWith(cookie.path))
      if (sent.length > 0)
        headers.set('cookie', sent.map(([name, { value }]) => `${name}=${value}`).join('; '))
      const response = await contractFetch(url + path, { ...init, headers })
      for (const line of response.headers.getSetCookie()) keep(cookies, line)
      return response
    },
    get: (path, headers = {}) => visitor.fetch(path, { headers }),
    post: (path, body, headers = {}) =>
      visitor.fetch(path, {
        method: 'POST',
        headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
        body: body === undefined ? undefined : JSON.stringify(body),
      }),
    copy: () => portalVisitor(url, new Map(cookies)),
  }
  return visitor
}

function keep(cookies: PortalVisitor['cookies'], line: string): void {
  const [pair = '', ...attributes] = line.split('; ')
  const [name = '', value = ''] = pair.split(/=(.*)/s)
  const path = attributes.find((attribute) => attribute.startsWith('Path='))?.slice('Path='.length) ?? '/'
  if (attributes.includes('Max-Age=0')) cookies.delete(name)
  else cookies.set(name, { value, path, attributes: attributes.join('; ') })
}
