import type { MistakeList } from '../lib/yaml/mistakes'
import type { ProductContent } from './content'

/** Notes versions that gateways could not tell apart by host and path. Sunset ones are not looked for. */
export function noteGatewayCollisions(
  products: readonly Pick<ProductContent, 'slug' | 'versions'>[],
  fileOf: (slug: string) => string,
  mistakes: MistakeList,
): void {
  const owners = new Map<string, string>()
  for (const { slug, versions } of products) {
    for (const { name, status, gateway } of versions) {
      if (!gateway || status === 'sunset') continue
      const { hosts = ['any host'], paths = ['any path'] } = gateway
      const version = `${slug}/${name}`
      for (const place of hosts.flatMap((host) => paths.map((path) => `${host} and ${path}`))) {
        const owner = owners.get(place)
        if (owner !== undefined && owner !== version)
          mistakes.add(fileOf(slug), `gateways find ${owner} and ${version} at the same place: ${place}`)
        owners.set(place, version)
      }
    }
  }
}
