import type { Product, ProductVersion } from '../../api'

/** How a product and one of its versions are named in URLs of the portal. */
export interface ProductAddress {
  readonly product: string
  readonly version: string
}

/** Segments that a URL resolves, or that name another page of the product. */
const notVersions = /^([.]{1,2}|oauth2-redirect[.]html)$/

/** Returns the slug of a product where the server gives one, else its ID. */
export const productKey = ({ id, slug }: Pick<Product, 'id' | 'slug'>): string => slug ?? id

/**
 * Returns how the URL of a version goes on: readable where the product is named by its slug, by IDs where it is named by its ID.
 *
 * @param given - What the URL names the product by.
 */
export function productAddress(
  given: string,
  product: Pick<Product, 'id' | 'slug'>,
  { id, name }: Pick<ProductVersion, 'id' | 'name'>,
): ProductAddress {
  const isReadable = given === product.slug && given !== product.id
  return {
    product: isReadable ? given : product.id,
    version: isReadable && !notVersions.test(name) ? name : id,
  }
}
