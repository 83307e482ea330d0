import { type Remote, useRead } from '../../state'
import type { VersionIds } from '../product-shell/portal-source'
import type { FirstRequest } from './load-first-request'

/** @param operation - ID or address of the wanted one. */
export const useFirstRequest = (
  ids: VersionIds,
  operation: string | undefined,
): Remote<FirstRequest | null> =>
  useRead<FirstRequest | null>({
    key: [
      '/api/v2/products/{productId}/versions/{productVersionId}/spec',
      ids.product,
      ids.version,
      'first-request',
      operation,
    ],
    async load(api, signal) {
      // What reads descriptions has weight, and the dialog need not wait for it.
      const { loadFirstRequest } = await import('./load-first-request')
      return loadFirstRequest(api, ids, operation, signal)
    },
  })
