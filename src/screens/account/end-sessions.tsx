import { type AccountSession, endOtherSessions, endSession, isPortalError } from '../../api'
import { errorText, useFormat, useMessages } from '../../i18n'
import { runInBackground } from '../../lib/run-in-background'
import { useAction, useHost, usePortal } from '../../state'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog'
import { useDeviceName } from './use-device-name'

interface EndSessionsProps {
  /** One, or all but that of this browser. */
  sessions: AccountSession | 'others'
  onEnded(): void
  onClose(): void
}

/** Asks once more, and then ends one session or all others. */
export function EndSessions({ sessions, onEnded, onClose }: EndSessionsProps) {
  const t = useMessages('account')
  const errors = useMessages('errors')
  const { headingLevel } = useHost()
  const { api } = usePortal()
  const format = useFormat()
  const deviceName = useDeviceName()
  const isOne = sessions !== 'others'
  const action = useAction(async () => {
    if (!isOne) return endOtherSessions(api)
    try {
      await endSession(api, sessions.id)
    } catch (failure) {
      // It has ended by itself or in another tab.
      if (!isPortalError(failure) || failure.code !== 'not-found') throw failure
    }
  })

  async function confirm() {
    const outcome = await action.run()
    if (outcome.status !== 'done') return
    onEnded()
    onClose()
  }

  const title = isOne ? t('endSession') : t('endOthers')
  return (
    <ConfirmDialog
      title={title}
      level={headingLevel + 2}
      confirm={title}
      pending={action.isPending}
      failure={action.failure && errorText(action.failure, errors)}
      onConfirm={() => runInBackground(confirm())}
      onClose={onClose}
    >
      {isOne
        ? t('endQuestion', { device: deviceName(sessions), date: format.date(sessions.created_at) })
        : t('endOthersQuestion')}
    </ConfirmDialog>
  )
}
