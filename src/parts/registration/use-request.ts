import type { Registration } from '../../api'
import { type Action, useAction, usePortal, useUnsavedEdits } from '../../state'

interface Request {
  readonly applicationId: string
  readonly versionId: string
  readonly scopes: readonly string[]
}

/** Requests the registration of an application for a version. */
export function useRequest(): Action<Request, Registration> {
  const { api } = usePortal()
  const request = useAction(({ applicationId, versionId, scopes }: Request, attempt) => {
    const body = { product_version_id: versionId, ...(scopes.length > 0 && { scopes: [...scopes] }) }
    return api.POST('/api/v2/applications/{applicationId}/registrations', {
      params: { path: { applicationId }, header: { 'Idempotency-Key': attempt.idempotencyKey() } },
      body,
    })
  })
  // The choices of the dialog that sends it.
  useUnsavedEdits(true, request.isPending)
  return request
}
