import type { Product, ProductVersion } from '../../api'
import { type Remote, useRead } from '../../state'
import { activeVersion } from '../product-shell/active-version'
import { productRead } from '../product-shell/product-read'
import type { AccessTo } from './get-access-props'

interface FoundVersion {
  readonly product: Pick<Product, 'id' | 'slug' | 'name'>
  /** Undefined: the product has none. */
  readonly version: ProductVersion | undefined
}

const isThere = (to: AccessTo): to is Extract<AccessTo, { product: object }> => typeof to.product !== 'string'

/** Returns the version that access is asked for, which is read where only its name is known. */
export function useAccessTarget(to: AccessTo): Remote<FoundVersion> {
  const named = isThere(to) ? undefined : to
  const loaded = useRead(named && productRead(named.product))
  if (isThere(to)) return { status: 'ready', data: to, refreshing: false }
  if (loaded?.status !== 'ready') return loaded ?? { status: 'loading' }
  const { product, versions } = loaded.data
  const version = named?.version === undefined ? newestOf(versions) : activeVersion(versions, named.version)
  return { ...loaded, data: { product, version } }
}

/** Nobody begins with a version that is about to go. @param versions - Oldest first. */
const newestOf = (versions: readonly ProductVersion[]): ProductVersion | undefined =>
  versions.findLast(({ deprecated }) => !deprecated) ?? versions.at(-1)
