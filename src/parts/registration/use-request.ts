import type { Registration } from '../../api'
import { type Action, useAction, useIdempotencyKey, usePortal } from '../../state'

/** Asks for the registration of an application for a version, once for however many presses and tries. */
export function useRequest(): Action<
  [applicationId: string, versionId: string, scopes: readonly string[]],
  Registration
> {
  const { api } = usePortal()
  const key = useIdempotencyKey()
  return useAction((applicationId, versionId, scopes) => {
    const body = { product_version_id: versionId, ...(scopes.length > 0 && { scopes: [...scopes] }) }
    const idempotencyKey = key.keyFor([applicationId, body])
    return api.registrations.create(applicationId, body, { idempotencyKey })
  })
}
