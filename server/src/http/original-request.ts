import type { FastifyRequest } from 'fastify'
import type { Config } from '../config/config'
import type { OriginalRequest } from '../rules/gateway/check'

export const checkPath = '/gateway/v1/check'

/** Headers that say where a request was sent. */
export const originalHeaders = [
  'x-forwarded-host',
  'x-forwarded-uri',
  'x-original-url',
  'x-original-uri',
] as const

/**
 * Reads what the gateway says of the request: in headers, or for gateways that put the path of the request behind a prefix, as the
 * path below the endpoint.
 *
 * @returns undefined if two sources say different paths: the client may have written one of them.
 */
export function originalRequestOf(
  { raw }: Pick<FastifyRequest, 'raw'>,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): OriginalRequest | undefined {
  const { url = '', headers } = raw
  // Sent in another spelling of the path, which no gateway does.
  if (!url.startsWith(checkPath)) return undefined
  const below = url.slice(checkPath.length)
  const isBelow = below.startsWith('/')

  const said: Said = { hosts: new Set(), targets: new Set() }
  for (const name of originalHeaders) {
    const [value, ...others] = raw.headersDistinct[name] ?? []
    if (others.length > 0 || (value && !say(said, name, value))) return undefined
  }
  if (isBelow) {
    said.targets.add(below)
    said.hosts.add(hostOf(headers.host ?? ''))
  }
  if (said.targets.size > 1) return undefined

  const own = [publicUrl && authorityOf(publicUrl), !isBelow && headers.host]
  const [target] = said.targets
  const [path, query = ''] = splitTarget(target ?? '')
  const [, ownQuery = ''] = splitTarget(url)
  const asked = new URLSearchParams(isBelow ? '' : ownQuery)
  // Some gateways send the query of the request along. It is the client's, who must not choose the version.
  const isOfClient = target !== undefined && ownQuery === query
  return {
    hosts: [...said.hosts],
    ownHosts: own.flatMap((host) => (host ? hostOf(host) : [])),
    path: target === undefined ? undefined : path,
    query: query === '' ? noParameters : new URLSearchParams(query),
    version: isOfClient ? null : asked.get('version'),
    // Also of a query that may be the client's: who repeats what the gateway demands must not be free of it.
    scopes: asked.getAll('scope').flatMap((list) => list.split(' ').filter(Boolean)),
  }
}

const noParameters: OriginalRequest['query'] = new URLSearchParams()

interface Said {
  hosts: Set<string>
  targets: Set<string>
}

/** @returns false if the header cannot be read. */
function say({ hosts, targets }: Said, name: (typeof originalHeaders)[number], value: string): boolean {
  if (name === 'x-forwarded-host') {
    if (!hostPattern.test(value)) return false
    hosts.add(hostOf(value))
    return true
  }
  const [, host, target] = /^(?:https?:\/\/([^/?#@\\]+))?((?:[/?].*)?)$/i.exec(value) ?? []
  if (target === undefined || (host !== undefined && !hostPattern.test(host))) return false
  if (host !== undefined) hosts.add(hostOf(host))
  targets.add(target.startsWith('/') ? target : `/${target}`)
  return true
}

const hostPattern = /^(\[[\da-f:.]+\]|[^\s,:/?#@[\]\\]+)(:\d+)?$/i

/** Returns the name without port, as `product.yaml` has it. */
function hostOf(authority: string): string {
  return authority.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
}

/** Parsing the URL takes as long as all the rest. */
function authorityOf(url: string): string {
  return /^https?:\/\/(?:[^/?#@]*@)?([^/?#]+)/i.exec(url)?.[1] ?? ''
}

function splitTarget(target: string): [path: string, query?: string] {
  const start = target.indexOf('?')
  return start < 0 ? [target] : [target.slice(0, start), target.slice(start + 1)]
}
