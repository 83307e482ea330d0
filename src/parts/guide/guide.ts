import type { Product, ProductVersion } from '../../api'

/** A document of a product, whose requests are of the version that is read. */
export interface Guide {
  readonly product: Product
  /** Of the product, oldest first. */
  readonly versions: readonly ProductVersion[]
  readonly version: ProductVersion | undefined
  /** Tells the document apart from others of the product. */
  readonly slug: string
}
