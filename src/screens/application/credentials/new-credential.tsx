import { useState } from 'react'
import type { Credential } from '../../../api'
import { useMessages } from '../../../i18n'
import { showToast } from '../../../parts/page-toasts/page-toasts'
import { SecretDialog } from '../../../parts/secret-dialog/secret-dialog'
import { useHost, usePortal } from '../../../state'
import { useKnownSecrets } from '../../../parts/secret-dialog/use-known-secrets'
import { nameOf } from './credentials-table'
import { NameDialog } from './name-dialog'

interface NewCredentialProps {
  applicationId: string
  /** A credential that the new one takes the place of. */
  replaced?: Credential
  onCreated(credentialId: string): void
  onClose(): void
}

/** Asks for a name, and then shows the key, this once. */
export function NewCredential({ applicationId, replaced, onCreated, onClose }: NewCredentialProps) {
  const t = useMessages('application')
  const { headingLevel } = useHost()
  const { api } = usePortal()
  const secrets = useKnownSecrets()
  const [value, setValue] = useState<string>()

  function created({ id, credential }: { id: string; credential: string }, name: string) {
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
      draft={replaced ? `renewal of ${replaced.id}` : `new credential of ${applicationId}`}
      title={t(replaced ? 'renewCredential' : 'newCredential')}
      submitText={t('generate')}
      initial={replaced ? nameOf(replaced) : ''}
      note={replaced && t('renewText', { name: nameOf(replaced) })}
      send={(name, attempt) =>
        api.POST('/api/v2/applications/{applicationId}/credentials', {
          params: { path: { applicationId }, header: { 'Idempotency-Key': attempt.idempotencyKey() } },
          body: { display_name: name, replaces: replaced?.id },
        })
      }
      succeeded={created}
      onClose={onClose}
    />
  )
}
