import type { GatewayVersion } from '../../store/gateway-versions'

/** Where a client sent its request. */
interface RequestPlace {
  /** Lower case, without port. */
  host?: string
  /** As sent, without the query. */
  path?: string
}

/**
 * Finds the version to whose host and path the request was sent. A version that names the host wins over one that names paths only, then
 * the longest path wins.
 *
 * @returns undefined for a request to none, and for one of which gateways and APIs may read the path differently.
 */
function versionAt(
  versions: readonly GatewayVersion[],
  { host, path = '/' }: RequestPlace,
): GatewayVersion | undefined {
  const found = closest(versions, host, path)
  // A path that becomes another one by decoding must not be checked for one version and served by the other.
  return found === closest(versions, host, resolvedPath(path)) ? found : undefined
}

/**
 * The same for a request of which several hosts are said. All must lead to one version, because a client may have said one of them. The
 * portal's own hosts may lead to none.
 */
export function versionAtAll(
  versions: readonly GatewayVersion[],
  { hosts, ownHosts, path }: { hosts: readonly string[]; ownHosts: readonly string[]; path?: string },
): GatewayVersion | undefined {
  if (hosts.length === 0) return versionAt(versions, { path })
  const found = hosts
    .map((host) => ({ host, version: versionAt(versions, { host, path }) }))
    .filter(({ host, version }) => version !== undefined || !ownHosts.includes(host))
  const [first, ...others] = found.map(({ version }) => version)
  return others.every((version) => version === first) ? first : undefined
}

function closest(
  versions: readonly GatewayVersion[],
  host: string | undefined,
  path: string,
): GatewayVersion | undefined {
  const matching = versions
    .map((version) => ({ version, closeness: closenessOf(version, host, path) }))
    .filter(({ closeness }) => closeness >= 0)
    .sort((a, b) => b.closeness - a.closeness)
  const [first, second] = matching
  return first?.closeness === second?.closeness ? undefined : first?.version
}

/** More than any path has characters. */
const namesHost = 1_000_000

/** Returns -1 for a version that is elsewhere. */
function closenessOf({ gateway }: GatewayVersion, host: string | undefined, path: string): number {
  const { hosts = [], paths = [] } = gateway ?? {}
  const isHost = host !== undefined && hosts.includes(host)
  if (hosts.length > 0 && !isHost) return -1
  const lengths = paths.filter((prefix) => isBelow(path, prefix)).map(({ length }) => length)
  if (paths.length > 0 && lengths.length === 0) return -1
  return (isHost ? namesHost : 0) + Math.max(0, ...lengths)
}

function isBelow(path: string, prefix: string): boolean {
  return prefix === '/' || path === prefix || path.startsWith(`${prefix}/`)
}

/** Returns the path as a server reads it that decodes it, leaves out parameters of segments and empty ones, and follows dots. */
function resolvedPath(path: string): string {
  const resolved: string[] = []
  for (const written of decoded(path).replaceAll('\\', '/').split('/')) {
    const segment = written.split(';', 1)[0] ?? ''
    if (segment === '..') resolved.pop()
    else if (segment !== '' && segment !== '.') resolved.push(segment)
  }
  return `/${resolved.join('/')}`
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
