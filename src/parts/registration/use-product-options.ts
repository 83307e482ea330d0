import type { Application, Product } from '../../api'
import { allPages } from '../../api/all-pages'
import { usePortal, useSearchedPages } from '../../state'
import { CHOICES_PER_PAGE } from './choice-list'
import { loadRegistrations } from './load-registrations'
import { loadVersionOptions, type VersionOptions } from './version-options'

/** A product for which an application may be registered, or why it may not. */
export interface ProductOption extends Pick<Product, 'id' | 'slug' | 'name' | 'description'> {
  /** Undefined if they could not be loaded. */
  readonly options: VersionOptions | undefined
}

/** The products that the developer may view, searched and paged, with what the application may be registered for. */
export function useProductOptions(application: Pick<Application, 'id' | 'auth_strategy'>) {
  const { context } = usePortal()
  const applicationId = application.id
  const strategyId = application.auth_strategy?.id
  return useSearchedPages(
    ({ query, page, pageSize }) => ({
      key: ['/api/v2/products', applicationId, strategyId, query, page, pageSize],
      async load(api, signal) {
        const [products, registrations] = await Promise.all([
          api.GET('/api/v2/products', {
            params: {
              query: { 'page[size]': pageSize, 'page[number]': page, 'filter[name][contains]': query },
            },
            signal,
          }),
          allPages((one) => loadRegistrations(api, applicationId, one, signal)),
        ])
        // Known by now: whatever is asked of a portal waits for its context.
        const isControlled = context.current?.isRbacEnabled === true
        const input = { applicationId, strategyId, registrations, isControlled }
        const data = await Promise.all(
          products.data.map(async ({ id, slug, name, description }): Promise<ProductOption> => {
            // One that fails may be chosen: what follows says what is wrong with it.
            const options = await loadVersionOptions(api, id, input, signal).catch(() => undefined)
            return { id, slug, name, description, options }
          }),
        )
        return { data, meta: products.meta }
      },
    }),
    applicationId,
    { query: '', pageSize: CHOICES_PER_PAGE },
  )
}
