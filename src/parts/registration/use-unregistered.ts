import { usePortal, useSearchedPages } from '../../state'
import type { RegistrationConfiguration, RegistrationTarget } from './registration-target'
import { CHOICES_PER_PAGE } from './choice-list'

/** The developer's applications that may be registered for a version and are not yet, searched and paged. */
export function useUnregistered(
  { product, version }: RegistrationTarget,
  configuration: RegistrationConfiguration,
  query: string,
) {
  const { api } = usePortal()
  return useSearchedPages(
    ({ query: name, page, pageSize }, signal) =>
      api.products.applications(
        product.id,
        version.id,
        {
          unregistered: true,
          filter: { auth_strategy_id: configuration.id, name: { contains: name } },
          pageSize,
          pageNumber: page,
        },
        { signal },
      ),
    [api, product.id, version.id, configuration.id],
    { query, pageSize: CHOICES_PER_PAGE },
  )
}
