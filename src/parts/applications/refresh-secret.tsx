import { useState } from 'react'
import type { Application, ClientSecret } from '../../api'
import { errorText, useMessages } from '../../i18n'
import { runInBackground } from '../../lib/run-in-background'
import { useAction, useHost, usePortal } from '../../state'
import { useKnownSecrets } from '../secret-dialog/use-known-secrets'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog'
import { showToast } from '../page-toasts/page-toasts'
import { SecretDialog } from '../secret-dialog/secret-dialog'

interface RefreshSecretProps {
  application: Pick<Application, 'id' | 'name'>
  /** Why it could not be done; the question is closed then. */
  onFailed(message: string): void
  /** Done, or thought better of. @param secret - The new one, which the developer has copied or given up. */
  onClose(secret?: string): void
}

/** Asks once more, replaces the client secret, and shows the new one. Reads the messages `applications`, `secrets`, `copy`, `errors`. */
export function RefreshSecret({ application, onFailed, onClose }: RefreshSecretProps) {
  const t = useMessages('applications')
  const errors = useMessages('errors')
  const { headingLevel } = useHost()
  const { api } = usePortal()
  const secrets = useKnownSecrets()
  const [given, setGiven] = useState<ClientSecret>()
  const { id, name } = application
  const level = headingLevel + 1

  const refresh = useAction((applicationId: string, attempt) =>
    api.POST('/api/v2/applications/{applicationId}/refresh-token', {
      params: { path: { applicationId }, header: { 'Idempotency-Key': attempt.idempotencyKey() } },
    }),
  )

  async function confirm() {
    const outcome = await refresh.run(id)
    if (outcome.status === 'done') {
      secrets.keepClientSecret(id, outcome.value.client_secret)
      setGiven(outcome.value)
    }
    if (outcome.status !== 'failed') return
    onFailed(t('refreshFailed', { reason: errorText(outcome.error, errors) }))
    onClose()
  }

  function close() {
    showToast('success', t('refreshed'))
    onClose(given?.client_secret)
  }

  if (given)
    return (
      <SecretDialog
        title={t('refreshed')}
        level={level}
        values={[
          { label: t('clientId'), value: given.client_id, isOpen: true },
          { label: t('clientSecret'), value: given.client_secret },
        ]}
        onClose={close}
      />
    )
  return (
    <ConfirmDialog
      title={t('refreshSecret')}
      level={level}
      confirm={t('refreshSecret')}
      pending={refresh.isPending}
      onConfirm={() => runInBackground(confirm())}
      onClose={() => onClose()}
    >
      {t('refreshText', { name })}
    </ConfirmDialog>
  )
}
