import type { SearchPage } from '../../api'
import { type FoundPage, usePortal, useSearchedPages } from '../../state'
import { LIST_NAME, loadCatalog } from './ahead'

/** An answer together with what was asked for. */
export type Found = FoundPage<SearchPage>

interface CatalogOptions {
  /** Text searched for when it is given, and when it changes. */
  readonly query: string
  readonly pageSize: number
  onFound(found: Found): void
}

/** Search in the products and the pages of what it finds. */
export function useCatalog(options: CatalogOptions) {
  const { api } = usePortal()
  return useSearchedPages((wanted, signal) => loadCatalog(api, wanted, signal), [api], {
    ...options,
    name: LIST_NAME,
  })
}
