import { whenKnown, type MaybePromise } from '../lib/maybe-promise'
import type { Database } from '../store/database'
import { listDescribedProducts, type DescribedProduct } from '../store/described-origins'
import { mayView, type SharedViewer } from '../store/product-access'
import { cachedUntilChange } from './cached-until-change'

/** @param most - Origins returned at most. */
export type DescribedOrigins = (viewer: SharedViewer, most: number) => MaybePromise<string[]>

/**
 * Returns the origins that the API descriptions of the viewer's products name, each once, those of most products first. They are read
 * once for all viewers, until content changes.
 */
export function createDescribedOrigins({ db, changes }: Database): DescribedOrigins {
  const products = cachedUntilChange(changes, { name: 'described-products', topic: 'content' }, () =>
    listDescribedProducts(db),
  )
  return (viewer, most) => whenKnown(products(), (all) => originsOf(all, viewer).slice(0, most))
}

function originsOf(products: readonly DescribedProduct[], viewer: SharedViewer): string[] {
  const counts = new Map<string, number>()
  for (const product of products)
    if (mayView(viewer, product))
      for (const origin of product.origins) counts.set(origin, (counts.get(origin) ?? 0) + 1)
  return [...counts.entries()]
    .sort(([a, countOfA], [b, countOfB]) => countOfB - countOfA || (a < b ? -1 : 1))
    .map(([origin]) => origin)
}
