import type { components } from './portal-api'

type Schemas = components['schemas']

export type PortalContextAnswer = Schemas['PortalContext']
export type PortalAppearance = Schemas['PortalAppearance']
export type Developer = Schemas['Developer']
export type Product = Schemas['Product']
export type ProductPage = Schemas['ProductListPage']
export type ProductActions = Schemas['ProductActionsResponse']
export type ProductVersion = Schemas['ProductVersion']
export type ProductVersionPage = Schemas['ProductVersionListPage']
export type Specification = Schemas['ProductVersionSpecDocument']
export type SpecificationOperations = Schemas['ProductVersionSpecOperations']
export type PageMeta = Schemas['PaginatedMeta']
export type SearchPage = Schemas['SearchResults']
/** A product as the catalogue's index knows it. */
export type CatalogProduct = Schemas['ProductCatalogIndexSource']
