import { isRecord } from '../lib/is-record'
import { pathParameter } from './parameters'
import type { PortalClient } from './portal-client'
import { type Filters, filterParameters, pageParameters, type Paging, queryOf } from './query'
import { type Answer, type CallOptions, objectOf, pageOf } from './transport'
import type {
  Product,
  ProductActions,
  ProductPage,
  ProductVersion,
  ProductVersionPage,
  Specification,
  SpecificationOperations,
} from './types'

export interface ProductListOptions extends Paging {
  readonly filter?: Filters<'name' | 'description' | 'id'>
}

export interface ProductVersionListOptions extends Paging {
  readonly filter?: Filters<'name'>
}

/** Products that the caller may view, and what belongs to them. Names that are unknown or not allowed are `not-found`. */
export interface ProductsResource {
  /** Published products by name. */
  list(query?: ProductListOptions, options?: CallOptions): Promise<ProductPage>
  get(productId: string, options?: CallOptions): Promise<Product>
  /** What the developer may do with the product, by name of the action. */
  actions(productId: string, options?: CallOptions): Promise<Partial<ProductActions['actions']>>
  /** Published versions, oldest first. */
  versions(
    productId: string,
    query?: ProductVersionListOptions,
    options?: CallOptions,
  ): Promise<ProductVersionPage>
  version(productId: string, productVersionId: string, options?: CallOptions): Promise<ProductVersion>
  /** The API description as text; null when the version has none. */
  specification(
    productId: string,
    productVersionId: string,
    options?: CallOptions,
  ): Promise<Specification | null>
  /** Its operations, without the description; null when the version has none. */
  operations(
    productId: string,
    productVersionId: string,
    options?: CallOptions,
  ): Promise<SpecificationOperations | null>
}

const productPath = (operation: string, productId: string) =>
  `/products/${pathParameter(operation, 'productId', productId)}`

const versionPath = (operation: string, productId: string, productVersionId: string) =>
  `${productPath(operation, productId)}/versions/${pathParameter(operation, 'productVersionId', productVersionId)}`

const orNull = <T extends object>(answer: Answer): T | null =>
  answer.status === 204 ? null : objectOf<T>(answer)

export function productsResource(client: PortalClient): ProductsResource {
  return {
    async list({ filter, ...paging } = {}, options) {
      const query = queryOf({ ...pageParameters(paging), ...filterParameters(filter) })
      return pageOf(await client.call('GET', '/products', { ...options, query }))
    },
    async get(productId, options) {
      return objectOf(await client.call('GET', productPath('getProduct', productId), options))
    },
    async actions(productId, options) {
      const path = `${productPath('getProductActions', productId)}/actions`
      const { actions } = objectOf<Partial<ProductActions>>(await client.call('GET', path, options))
      return isRecord(actions) ? actions : {}
    },
    async versions(productId, { filter, ...paging } = {}, options) {
      const query = queryOf({ ...pageParameters(paging), ...filterParameters(filter) })
      const path = `${productPath('listProductVersions', productId)}/versions`
      return pageOf(await client.call('GET', path, { ...options, query }))
    },
    async version(productId, productVersionId, options) {
      const path = versionPath('getProductVersion', productId, productVersionId)
      return objectOf(await client.call('GET', path, options))
    },
    async specification(productId, productVersionId, options) {
      const path = `${versionPath('getProductVersionSpec', productId, productVersionId)}/spec`
      return orNull(await client.call('GET', path, options))
    },
    async operations(productId, productVersionId, options) {
      const path = `${versionPath('getProductVersionSpecOperations', productId, productVersionId)}/spec/operations`
      return orNull(await client.call('GET', path, options))
    },
  }
}
