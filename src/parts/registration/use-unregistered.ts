import { usePortal, useSearchedPages } from '../../state'
import type { RegistrationConfiguration, RegistrationTarget } from './registration-target'

/** Few enough to be seen at once in a dialog. */
const PAGE_SIZE = 5

/** The developer's applications that may be registered for a version and are not yet, searched and paged. */
export function useUnregistered(
  { product, version }: RegistrationTarget,
  configuration: RegistrationConfiguration,
  query: string,
) {
  const { api } = usePortal()
  return useSearchedPages({
    query,
    pageSize: PAGE_SIZE,
    load: ({ query: name, page, pageSize }, signal) =>
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
    given: [product.id, version.id, configuration.id],
  })
}
