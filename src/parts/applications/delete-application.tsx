import { type Application, isPortalError } from '../../api'
import { errorText, useMessages } from '../../i18n'
import { runInBackground } from '../../lib/run-in-background'
import { showToast } from '../page-toasts/page-toasts'
import { useAction, useHost, usePortal } from '../../state'
import { useKnownSecrets } from '../secret-dialog/use-known-secrets'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog'

interface DeleteApplicationProps {
  application: Application
  onDeleted(): void
  /** Why it could not be done; the question is closed then. */
  onFailed(message: string): void
  onClose(): void
}

/** Asks once more, and then deletes an application with everything that belongs to it. */
export function DeleteApplication({ application, onDeleted, onFailed, onClose }: DeleteApplicationProps) {
  const t = useMessages('applications')
  const errors = useMessages('errors')
  const { headingLevel } = useHost()
  const { api } = usePortal()
  const secrets = useKnownSecrets()
  const { id, name } = application
  const removal = useAction(async () => {
    try {
      await api.DELETE('/api/v2/applications/{applicationId}', { params: { path: { applicationId: id } } })
    } catch (failure) {
      // Already deleted elsewhere, or by an earlier attempt whose response was lost.
      if (!isPortalError(failure) || failure.code !== 'not-found') throw failure
    }
  })

  async function confirm() {
    const outcome = await removal.run()
    if (outcome.status === 'ignored') return
    if (outcome.status === 'failed') onFailed(t('deleteFailed', { reason: errorText(outcome.error, errors) }))
    else {
      secrets.forgetApplication(id)
      showToast('success', t('deleted'))
      onDeleted()
    }
    onClose()
  }

  return (
    <ConfirmDialog
      title={t('deleteApplication')}
      level={headingLevel + 1}
      confirm={t('deleteApplication')}
      pending={removal.isPending}
      onConfirm={() => runInBackground(confirm())}
      onClose={onClose}
    >
      {t('deleteQuestion', { name })}
    </ConfirmDialog>
  )
}
