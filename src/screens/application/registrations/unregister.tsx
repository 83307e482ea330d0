import type { Application, Registration } from '../../../api'
import { errorText, useMessages } from '../../../i18n'
import { runInBackground } from '../../../lib/run-in-background'
import { useAction, useHost, usePortal } from '../../../state'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog'

interface UnregisterProps {
  application: Application
  registration: Registration
  onDone(): void
  onClose(): void
}

/** Asks once more before the application loses its access. */
export function Unregister({ application, registration, onDone, onClose }: UnregisterProps) {
  const t = useMessages('application')
  const errors = useMessages('errors')
  const { headingLevel } = useHost()
  const { api } = usePortal()
  const removal = useAction(() =>
    api.DELETE('/api/v2/applications/{applicationId}/registrations/{registrationId}', {
      params: { path: { applicationId: application.id, registrationId: registration.id } },
    }),
  )

  async function unregister() {
    const outcome = await removal.run()
    // Ended in another tab, or by an operator: which is what was wanted.
    const isGone = outcome.status === 'failed' && outcome.error.code === 'not-found'
    if (outcome.status !== 'done' && !isGone) return
    onDone()
    onClose()
  }

  const names = {
    application: application.name,
    product: registration.product_name,
    version: registration.product_version_name,
  }
  return (
    <ConfirmDialog
      title={t('unregister')}
      level={headingLevel + 2}
      confirm={t('unregister')}
      pending={removal.isPending}
      failure={removal.failure && errorText(removal.failure, errors)}
      onConfirm={() => runInBackground(unregister())}
      onClose={onClose}
    >
      {t('unregisterText', names)}
    </ConfirmDialog>
  )
}
