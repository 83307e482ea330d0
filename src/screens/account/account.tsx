import { isPortalError, loadProfile, loadSessions } from '../../api'
import { useMessages } from '../../i18n'
import { LoadFailure } from '../../parts/load-failure/load-failure'
import { PageToasts } from '../../parts/page-toasts/page-toasts'
import { useEnvironment, usePortal, useRemote } from '../../state'
import { Heading } from '../../ui/heading'
import { AccountSkeleton } from './account-skeleton'
import { PasswordSection } from './password-section'
import { ProfileSection } from './profile-section'
import { SessionsSection } from './sessions-section'
import './account.css'

export interface AccountProps {
  onAccountUpdated(): boolean
  onSessionEnded(detail: { sessionId: string }): boolean
}

/** Resolves to null if the server has no such operation. */
async function orNull<T>(request: Promise<T>): Promise<T | null> {
  try {
    return await request
  } catch (failure) {
    if (isPortalError(failure) && failure.code === 'not-found') return null
    throw failure
  }
}

/** Name, e-mail address, password and sessions of the signed-in developer or user. What the server has no operation for is left out. */
export function Account({ onAccountUpdated, onSessionEnded }: AccountProps) {
  const t = useMessages('account')
  const { headingLevel } = useEnvironment()
  const { api } = usePortal()
  const profile = useRemote((signal) => orNull(loadProfile(api, { signal })), [api])
  const sessions = useRemote((signal) => orNull(loadSessions(api, { signal })), [api])
  // One extension of the Portal API brought the list of sessions and the change of the name.
  const isExtended = sessions.status !== 'ready' || sessions.data !== null

  function changed() {
    onAccountUpdated()
    sessions.reload()
  }

  return (
    <div className="pe-account">
      <Heading level={headingLevel}>{t('account')}</Heading>
      {profile.status === 'loading' && <AccountSkeleton />}
      {profile.status === 'failed' && <LoadFailure error={profile.error} onRetry={profile.retry} />}
      {profile.status === 'ready' && (
        <>
          {profile.data && (
            <ProfileSection profile={profile.data} canRename={isExtended} onRenamed={onAccountUpdated} />
          )}
          <PasswordSection email={profile.data?.email} onChanged={changed} />
          {isExtended && (
            <SessionsSection sessions={sessions} onEnded={(sessionId) => onSessionEnded({ sessionId })} />
          )}
        </>
      )}
      <PageToasts />
    </div>
  )
}
