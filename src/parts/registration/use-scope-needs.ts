import { type Remote, useRead } from '../../state'
import type { VersionIds } from '../product-shell/portal-source'
import type { ScopeNeeds } from './scope-needs'

/** @param ids - Undefined: nothing is wanted. */
export function useScopeNeeds(ids: VersionIds | undefined): Remote<ScopeNeeds | null> | undefined {
  return useRead<ScopeNeeds | null>(
    ids && {
      key: [
        '/api/v2/products/{productId}/versions/{productVersionId}/spec',
        ids.product,
        ids.version,
        'scopes',
      ],
      async load(api, signal) {
        // Needed seldom, and has weight.
        const { loadScopeNeeds } = await import('./load-scope-needs')
        return loadScopeNeeds(api, ids, signal)
      },
    },
  )
}
