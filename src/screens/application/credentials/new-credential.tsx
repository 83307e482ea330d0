import { useState } from 'react'
import { useMessages } from '../../../i18n'
import { showToast } from '../../../parts/page-toasts/page-toasts'
import { SecretDialog } from '../../../parts/secret-dialog/secret-dialog'
import { useAction, useEnvironment, useIdempotencyKey, usePortal } from '../../../state'
import { useKnownSecrets } from '../../../state/use-known-secrets'
import { NameDialog } from './name-dialog'

interface NewCredentialProps {
  applicationId: string
  onCreated(credentialId: string): void
  onClose(): void
}

/** Asks for a name, and then shows the key, this once. */
export function NewCredential({ applicationId, onCreated, onClose }: NewCredentialProps) {
  const t = useMessages('application')
  const { headingLevel } = useEnvironment()
  const { api } = usePortal()
  const key = useIdempotencyKey()
  const secrets = useKnownSecrets()
  const [value, setValue] = useState<string>()
  const creation = useAction((name: string) =>
    api.credentials.create(applicationId, name, { idempotencyKey: key.keyFor(name) }),
  )

  async function create(name: string) {
    const outcome = await creation.run(name)
    if (outcome.status !== 'done') return
    key.fulfilled()
    const { id, credential } = outcome.value
    secrets.keepKey(applicationId, { id, name, value: credential })
    setValue(credential)
    onCreated(id)
  }

  function close() {
    showToast('success', t('credentialCreated'))
    onClose()
  }

  if (value !== undefined)
    return (
      <SecretDialog
        title={t('keyTitle')}
        level={headingLevel + 2}
        values={[{ label: t('key'), value }]}
        onClose={close}
      />
    )
  return (
    <NameDialog
      title={t('newCredential')}
      submitText={t('generate')}
      initial=""
      isPending={creation.isPending}
      failure={creation.failure}
      onSubmit={(name) => void create(name)}
      onClose={onClose}
    />
  )
}
