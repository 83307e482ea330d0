import { isSeenApplication } from '../../store/gateway-applications'
import { introspect, introspectClient, type Introspecting } from '../introspection'
import type { Introspection } from './decide'

/** Folders of the products that a gateway key is for. Null: all. */
type Products = readonly string[] | null

export function isOf({ product }: { product: string }, products: Products): boolean {
  return products === null || products.includes(product)
}

/**
 * The same as `introspect`, as far as the key of a gateway is to know. A key for some products knows only applications that are registered
 * for one of them.
 *
 * @param kind - What `value` is. Default: a key or token.
 */
export async function introspectFor(
  services: Introspecting,
  products: Products,
  value: string,
  isRestricted: boolean,
  kind: 'credential' | 'client' = 'credential',
): Promise<Introspection> {
  const found = await (kind === 'client' ? introspectClient : introspect)(services, value, isRestricted)
  if (products === null || !found.application) return found
  if (!(await isSeenApplication(services.database.introspection, products, found.application.id))) {
    const isKey = found.credential_id !== undefined
    return { active: false, refusal_reason: isKey ? 'key_unknown' : 'token_invalid' }
  }
  if (!found.active) return found
  const versions = found.product_versions.filter((version) => isOf(version, products))
  const scope = found.scope
    ?.split(' ')
    .filter((each) => versions.some(({ scopes }) => scopes?.includes(each)))
    .join(' ')
  return { ...found, scope, product_versions: versions }
}
