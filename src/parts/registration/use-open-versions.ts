import type { Application, Product, ProductVersion } from '../../api'
import { allPages } from '../../api/all-pages'
import { type ReloadableRemote, usePortal, useRemote } from '../../state'
import { allVersions } from '../product-shell/all-versions'
import type { RegistrationConfiguration } from './registration-target'

/** A version for which an application may be registered, and how. */
export interface OpenVersion extends Pick<ProductVersion, 'id' | 'name' | 'deprecated'> {
  readonly configuration: RegistrationConfiguration
}

export interface OpenVersions {
  /** Access control lets the developer register applications for the product. */
  readonly mayRegister: boolean
  /** Those that take the application and do not have it yet, newest first. */
  readonly versions: readonly OpenVersion[]
}

/** Loads the versions of a product for which an application may be registered. */
export function useOpenVersions(
  application: Pick<Application, 'id' | 'auth_strategy'>,
  product: Pick<Product, 'id' | 'name'>,
): ReloadableRemote<OpenVersions> {
  const { api, context } = usePortal()
  const strategyId = application.auth_strategy?.id
  return useRemote(
    async (signal) => {
      const [versions, registrations] = await Promise.all([
        allVersions(api, product.id, signal),
        allPages((paging) => {
          const query = { ...paging, filter: { product_name: { eq: product.name } } }
          return api.registrations.list(application.id, query, { signal })
        }),
      ])
      // Known by now: whatever is asked of a portal waits for its context.
      const isControlled = context.current?.isRbacEnabled
      const actions = isControlled ? await api.products.actions(product.id, { signal }) : { register: true }
      const taken = new Set(registrations.map(({ product_version_id: id }) => id))
      const open = versions
        .reverse()
        .flatMap(({ id, name, deprecated, registration_configs: configurations }) => {
          const configuration = configurations.find(
            (one) => one.id === strategyId && one.registration_enabled,
          )
          return configuration && !taken.has(id) ? { id, name, deprecated, configuration } : []
        })
      return { mayRegister: actions.register === true, versions: open }
    },
    [api, context, application.id, strategyId, product.id, product.name],
  )
}
