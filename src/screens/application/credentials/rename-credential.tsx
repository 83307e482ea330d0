import type { Credential } from '../../../api'
import { useMessages } from '../../../i18n'
import { usePortal } from '../../../state'
import { useKnownSecrets } from '../../../parts/secret-dialog/use-known-secrets'
import { NameDialog } from './name-dialog'

interface RenameCredentialProps {
  applicationId: string
  credential: Credential
  onRenamed(): void
  onClose(): void
}

/** Another name for a key, which stays the same. */
export function RenameCredential({ applicationId, credential, onRenamed, onClose }: RenameCredentialProps) {
  const t = useMessages('application')
  const { api } = usePortal()
  const secrets = useKnownSecrets()
  const { id, display_name: before } = credential

  async function rename(name: string) {
    if (name === before) return
    await api.PUT('/api/v2/applications/{applicationId}/credentials/{credentialId}', {
      params: { path: { applicationId, credentialId: id } },
      body: { display_name: name },
    })
  }

  function renamed(_: void, name: string) {
    if (name !== before) {
      secrets.renameKey(applicationId, id, name)
      onRenamed()
    }
    onClose()
  }

  return (
    <NameDialog
      draft={`credential ${id}`}
      title={t('renameCredential')}
      submitText={t('save')}
      initial={before}
      send={rename}
      succeeded={renamed}
      onClose={onClose}
    />
  )
}
