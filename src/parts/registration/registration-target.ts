import { createApplicationPath } from '../../router/paths'
import { productAddress, productKey } from '../product-shell/product-address'
import type { Product, ProductVersion } from '../../api'

/** How a version takes applications. */
export type RegistrationConfiguration = ProductVersion['registration_configs'][number]

/** The product version that an application is to be registered for. */
export interface RegistrationTarget {
  readonly product: Pick<Product, 'id' | 'slug' | 'name'>
  readonly version: Pick<ProductVersion, 'id' | 'name'>
  /** The ways that are open to developers; at least one. */
  readonly configurations: readonly RegistrationConfiguration[]
}

export const namesOf = ({ product, version }: RegistrationTarget) => ({
  product: product.name,
  version: version.name,
})

/** The form for another application, which leads back here. Its strategy is the first that the version accepts. */
export function creationPath({ product, version, configurations }: RegistrationTarget): string {
  return createApplicationPath({
    ...productAddress(productKey(product), product, version),
    authStrategy: configurations[0]?.id,
  })
}
