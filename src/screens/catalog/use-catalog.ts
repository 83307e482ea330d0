import type { SearchPage } from '../../api'
import { type FoundPage, useSearchedPages } from '../../state'
import { catalogRead, LIST_NAME } from './catalog-read'

/** A response together with what was requested. */
export type Found = FoundPage<SearchPage>

interface CatalogOptions {
  /** Text searched for when it is given, and when it changes. */
  readonly query: string
  readonly pageSize: number
  onFound(found: Found): void
}

/** Search in the products and the pages of what it finds. */
export const useCatalog = (options: CatalogOptions) =>
  useSearchedPages(catalogRead, LIST_NAME, { ...options, name: LIST_NAME })
