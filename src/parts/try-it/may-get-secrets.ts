import { webUrl } from '../../lib/web-url'

export interface ListedServers {
  /** Origins that may get credentials. */
  readonly servers: readonly string[]
  /** Absolute base URL of the portal's API. Undefined on pages without a portal. */
  readonly portal: string | undefined
}

/**
 * Decides whether Try it may send secrets to a URL, by its scheme, host and port. Of the portal itself only the token endpoint gets them.
 *
 * @returns `ask`: once the reader has confirmed the origin.
 */
export function mayGetSecrets(url: string, { servers, portal }: ListedServers): 'yes' | 'ask' | 'never' {
  const target = webUrl(url)
  if (!target) return 'never'
  const path = portal === undefined ? undefined : pathWithin(target, new URL(portal))
  if (path === '/oauth/token') return 'yes'
  if (path !== undefined && /^[/](api|oauth)([/]|$)/i.test(path)) return 'never'
  return servers.includes(target.origin) ? 'yes' : 'ask'
}

/** The path as a server routes it, below that of the base; undefined outside of it. */
function pathWithin({ origin, pathname }: URL, base: URL): string | undefined {
  const [path, folder] = [decoded(pathname), decoded(base.pathname).replace(/[/]$/, '')]
  return origin === base.origin && path.startsWith(`${folder}/`) ? path.slice(folder.length) : undefined
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path).replace(/[/\\]+/g, '/')
  } catch {
    return path
  }
}
