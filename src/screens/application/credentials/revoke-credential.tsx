import type { Credential } from '../../../api'
import { errorText, useMessages } from '../../../i18n'
import { runInBackground } from '../../../lib/run-in-background'
import { useAction, useHost, usePortal } from '../../../state'
import { useKnownSecrets } from '../../../parts/secret-dialog/use-known-secrets'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog'

interface RevokeCredentialProps {
  applicationId: string
  credential: Credential
  name: string
  onRevoked(): void
  onClose(): void
}

/** Asks once more, by name, before a key stops working. */
export function RevokeCredential(props: RevokeCredentialProps) {
  const { applicationId, credential, name, onRevoked, onClose } = props
  const t = useMessages('application')
  const errors = useMessages('errors')
  const { headingLevel } = useHost()
  const { api } = usePortal()
  const secrets = useKnownSecrets()
  const revocation = useAction(() =>
    api.DELETE('/api/v2/applications/{applicationId}/credentials/{credentialId}', {
      params: { path: { applicationId, credentialId: credential.id } },
    }),
  )

  async function revoke() {
    const outcome = await revocation.run()
    // Revoked in another tab meanwhile, so the goal is reached.
    const isGone = outcome.status === 'failed' && outcome.error.code === 'not-found'
    if (outcome.status !== 'done' && !isGone) return
    secrets.forgetKey(applicationId, credential.id)
    onRevoked()
    onClose()
  }

  return (
    <ConfirmDialog
      title={t('revokeCredential')}
      level={headingLevel + 2}
      confirm={t('revokeCredential')}
      pending={revocation.isPending}
      failure={revocation.failure && errorText(revocation.failure, errors)}
      onConfirm={() => runInBackground(revoke())}
      onClose={onClose}
    >
      {t('revokeText', { name })}
    </ConfirmDialog>
  )
}
