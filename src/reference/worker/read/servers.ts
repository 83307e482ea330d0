import { webUrl } from '../../../lib/web-url'
import type { Server, ServerVariable } from '../../protocol/shared-types'
import { childOf, itemsAt, objectsAt, type ReadContext } from '../located-values'
import type { LocatedValue } from '../references'
import { text } from './values'

/** A template keeps its braces, which an address object would encode. */
function absolute(url: string, base: string | undefined): string {
  if (base === undefined || /^([a-z][a-z0-9+.-]*:|\{)/i.test(url)) return url
  const braces = url.replace(/\{/g, '%7B').replace(/\}/g, '%7D')
  if (!URL.canParse(braces, base)) return url
  return new URL(braces, base).href.replace(/%7B/gi, '{').replace(/%7D/gi, '}')
}

/** Servers as written at a place; undefined where there are none. */
export function readServers(
  context: ReadContext,
  base: string | undefined,
  located: LocatedValue,
): Server[] | undefined {
  const servers = itemsAt(context, located).map((server): Server => {
    const variables = objectsAt(context, childOf(server, 'variables'))
    return {
      url: absolute((text(server.value.url) ?? '/').trim(), base),
      name: text(server.value.name),
      description: text(server.value.description),
      variables: variables.map(([name, { value }]): ServerVariable => ({
        name,
        default: text(value.default) ?? '',
        enum: Array.isArray(value.enum) ? value.enum.flatMap((option) => text(option) ?? []) : [],
        description: text(value.description),
      })),
    }
  })
  return servers.length > 0 ? servers : undefined
}

/** Where nothing is said, the API stands at the root of where its description came from. */
export function defaultServers(base: string | undefined): Server[] {
  return [{ url: absolute('/', base), variables: [] }]
}

/** Addresses that one template with variables may stand for. */
const MOST_ADDRESSES = 50

/** Returns every address that the listed values of a server's variables give. */
const addressesOf = ({ url, variables }: Server): string[] =>
  variables.reduce(
    (addresses, { name, default: usual, enum: listed }) =>
      addresses
        .flatMap((address) => [usual, ...listed].map((value) => address.replaceAll(`{${name}}`, () => value)))
        .slice(0, MOST_ADDRESSES),
    [url],
  )

/** Returns the origins of servers, each once. Those of relative addresses are unknown here. */
export const originsOf = (servers: readonly Server[]): string[] => [
  ...new Set(servers.flatMap(addressesOf).flatMap((address) => webUrl(address)?.origin ?? [])),
]
