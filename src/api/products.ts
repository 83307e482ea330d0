import { isRecord } from '../lib/is-record'
import { pathParameter } from './parameters'
import type { PortalClient } from './portal-client'
import { type Filters, filterParameters, pageParameters, type Paging, queryOf } from './query'
import { type ApiRequest, type ApiResponse, type RequestOptions, objectOf, pageOf } from './transport'
import type {
  Product,
  ProductActions,
  ProductPage,
  ProductVersion,
  ProductVersionApplicationPage,
  ProductVersionPage,
  Specification,
  SpecificationOperations,
} from './types'

export interface ProductListOptions extends Paging {
  readonly filter?: Filters<'name' | 'description' | 'id'>
}

export interface VersionApplicationOptions extends Paging {
  readonly filter?: Filters<'name' | 'status' | 'auth_strategy_id'>
  /** Only applications that are not registered for the version. */
  readonly unregistered?: boolean
}

export interface ProductVersionListOptions extends Paging {
  readonly filter?: Filters<'name'>
}

/** Products that the viewer may see, and what belongs to them. Names that are unknown or not allowed are `not-found`. */
export interface ProductsResource {
  /** Published products by name. */
  list(query?: ProductListOptions, options?: RequestOptions): Promise<ProductPage>
  get(productId: string, options?: RequestOptions): Promise<Product>
  /** Returns what the developer may do with the product, by action. */
  actions(productId: string, options?: RequestOptions): Promise<Partial<ProductActions['actions']>>
  /** Published versions, oldest first. */
  versions(
    productId: string,
    query?: ProductVersionListOptions,
    options?: RequestOptions,
  ): Promise<ProductVersionPage>
  version(productId: string, productVersionId: string, options?: RequestOptions): Promise<ProductVersion>
  /** The API description as text; null when the version has none. */
  specification(
    productId: string,
    productVersionId: string,
    options?: RequestOptions,
  ): Promise<Specification | null>
  /** The developer's own applications by their registration for the version. */
  applications(
    productId: string,
    productVersionId: string,
    query?: VersionApplicationOptions,
    options?: RequestOptions,
  ): Promise<ProductVersionApplicationPage>
  /**
   * Returns the response with the API description as bytes, for a worker: JSON whose field `content` is the description. Null if
   * the version has none, and empty if `isKnown` says so of the response.
   */
  specificationBytes(
    productId: string,
    productVersionId: string,
    options?: RequestOptions & Pick<ApiRequest, 'isKnown'>,
  ): Promise<ArrayBuffer | null>
  /** Its operations, without the description; null when the version has none. */
  operations(
    productId: string,
    productVersionId: string,
    options?: RequestOptions,
  ): Promise<SpecificationOperations | null>
}

const productPath = (operation: string, productId: string) =>
  `/products/${pathParameter(operation, 'productId', productId)}`

const versionPath = (operation: string, productId: string, productVersionId: string) =>
  `${productPath(operation, productId)}/versions/${pathParameter(operation, 'productVersionId', productVersionId)}`

const orNull = <T extends object>(response: ApiResponse): T | null =>
  response.status === 204 ? null : objectOf<T>(response)

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
    async applications(productId, productVersionId, { filter, unregistered, ...paging } = {}, options) {
      const flags = { unregistered: unregistered || undefined }
      const query = queryOf({ ...pageParameters(paging), ...filterParameters(filter), ...flags })
      const path = `${versionPath('getApplicationsByProductVersion', productId, productVersionId)}/applications`
      return pageOf(await client.call('GET', path, { ...options, query }))
    },
    async specificationBytes(productId, productVersionId, options) {
      const path = `${versionPath('getProductVersionSpec', productId, productVersionId)}/spec`
      const { status, bytes } = await client.call('GET', path, { ...options, asBytes: true })
      return (status === 204 ? undefined : bytes) ?? null
    },
    async operations(productId, productVersionId, options) {
      const path = `${versionPath('getProductVersionSpecOperations', productId, productVersionId)}/spec/operations`
      return orNull(await client.call('GET', path, options))
    },
  }
}
