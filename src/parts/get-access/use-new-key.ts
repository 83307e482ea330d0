import { useAction, useInvalidate, usePortal } from '../../state'
import { useKnownSecrets } from '../secret-dialog/use-known-secrets'

/** Creates a key of an application, which this page then knows. @param name - Of the key. */
export function useNewKey(name: string, onCreated: ((credentialId: string) => void) | undefined) {
  const { api } = usePortal()
  const secrets = useKnownSecrets()
  const invalidate = useInvalidate()
  const creation = useAction((applicationId: string, attempt) =>
    api.POST('/api/v2/applications/{applicationId}/credentials', {
      params: { path: { applicationId }, header: { 'Idempotency-Key': attempt.idempotencyKey() } },
      body: { display_name: name },
    }),
  )

  async function create(applicationId: string) {
    const outcome = await creation.run(applicationId)
    if (outcome.status !== 'done') return
    const { id, credential } = outcome.value
    secrets.keepKey(applicationId, { id, name, value: credential })
    invalidate('/api/v2/applications/{applicationId}/credentials')
    onCreated?.(id)
  }

  return { create, isPending: creation.isPending, failure: creation.failure }
}
