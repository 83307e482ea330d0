import { useEffect } from 'react'
import { isUnknown, readOf } from '../../api'
import { useMessages } from '../../i18n'
import { useHost, useLatest, useRead } from '../../state'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/basics/button'
import { Dialog } from '../../ui/dialogs/dialog'
import { LoadFailure } from '../load-failure/load-failure'
import { ManageLink } from '../registration/manage-link'
import { namesOf, type RegistrationTarget } from '../registration/registration-target'
import type { useLeaving } from '../secret-dialog/use-leaving'
import type { ChosenApplication } from './choose-application'
import { LeaveActions } from './leave-actions'
import { OwnSecrets } from './own-secrets'

/** Decisions are made by people, who look at requests a few times a day. */
const INTERVAL_MS = 5_000

interface AwaitDecisionProps {
  target: RegistrationTarget
  application: ChosenApplication
  registrationId: string
  leaving: ReturnType<typeof useLeaving>
  /** Secrets that this dialog has shown first. */
  fresh: readonly string[]
  onApproved(): void
  onChooseAnother(): void
}

/** Waits for an operator's decision, and goes on once it is there. */
export function AwaitDecision(props: AwaitDecisionProps) {
  const { target, application, registrationId, leaving, fresh, onApproved, onChooseAnother } = props
  const t = useMessages('get-access')
  const registrationTexts = useMessages('registration')
  const { headingLevel } = useHost()
  const registration = useRead(
    readOf('/api/v2/applications/{applicationId}/registrations/{registrationId}', {
      params: { path: { applicationId: application.id, registrationId } },
    }),
    { isFresh: true },
  )
  const isGone = registration.status === 'failed' && isUnknown(registration.error)
  const status = registration.status === 'ready' ? registration.data.status : isGone ? 'gone' : 'pending'

  const reason = registration.status === 'ready' ? registration.data.decision_reason : undefined

  const reload = useLatest(registration.reload)
  useEffect(() => {
    if (status !== 'pending') return undefined
    // A page that nobody looks at asks for nothing.
    const timer = setInterval(() => document.hidden || reload.current(), INTERVAL_MS)
    const onReturn = () => document.hidden || reload.current()
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [status, reload])

  const approved = useLatest(onApproved)
  useEffect(() => {
    if (status === 'approved') approved.current()
  }, [status, approved])

  const isRefused = status === 'rejected' || status === 'revoked' || status === 'gone'
  const names = { application: application.name, ...namesOf(target) }
  const another = (
    <Button variant="primary" onClick={() => leaving.leave(fresh, onChooseAnother)}>
      {t('chooseAnother')}
    </Button>
  )
  return (
    <Dialog
      title={isRefused ? registrationTexts('title', namesOf(target)) : registrationTexts('reviewTitle')}
      level={headingLevel + 1}
      onClose={() => leaving.leave(fresh)}
      actions={<LeaveActions leaving={leaving} fresh={fresh} main={isRefused && another} />}
    >
      {registration.status === 'failed' && !isGone && (
        <LoadFailure error={registration.error} onRetry={registration.retry} />
      )}
      <div role="status">
        {isRefused ? (
          <Alert kind="warning">
            <p>{t(status, names)}</p>
            {reason && <p>{t('reason', { reason })}</p>}
            {status !== 'gone' && (
              <p>
                <ManageLink application={application} onFollow={() => leaving.leave(fresh)} />
              </p>
            )}
          </Alert>
        ) : (
          <>
            <p>{registrationTexts('reviewText')}</p>
            <p>{t('goesOn')}</p>
          </>
        )}
      </div>
      {!isRefused && <OwnSecrets applicationId={application.id} leaving={leaving} />}
    </Dialog>
  )
}
