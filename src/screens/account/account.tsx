import { useMessages } from '../../i18n'
import { LoadFailure } from '../../parts/load-failure/load-failure'
import { RefreshFailure } from '../../parts/load-failure/refresh-failure'
import { PageToasts } from '../../parts/page-toasts/page-toasts'
import { useHost, useInvalidate, useRead } from '../../state'
import { Heading } from '../../ui/basics/heading'
import { profileRead, sessionsRead } from './account-reads'
import { AccountSkeleton } from './account-skeleton'
import { PasswordSection } from './password-section'
import { ProfileSection } from './profile-section'
import { SessionsSection } from './sessions-section'
import './account.css'

export interface AccountProps {
  onAccountUpdated(): boolean
  onSessionEnded(detail: { sessionId: string }): boolean
}

/** Name, e-mail address, password and sessions of the signed-in developer or user. What the server has no operation for is left out. */
export function Account({ onAccountUpdated, onSessionEnded }: AccountProps) {
  const t = useMessages('account')
  const { headingLevel } = useHost()
  const invalidate = useInvalidate()
  const profile = useRead(profileRead, { isFresh: true })
  const sessions = useRead(sessionsRead)
  // One extension of the Portal API brought the list of sessions and the change of the name.
  const isExtended = sessions.status !== 'ready' || sessions.data !== null

  function changed() {
    onAccountUpdated()
    invalidate('/api/v2/developer/sessions')
  }

  return (
    <div className="pe-account">
      <Heading level={headingLevel}>{t('account')}</Heading>
      <RefreshFailure of={[profile, sessions]} />
      {profile.status === 'loading' && <AccountSkeleton />}
      {profile.status === 'failed' && <LoadFailure error={profile.error} onRetry={profile.retry} />}
      {profile.status === 'ready' && (
        <div className="pe-account-sections">
          {profile.data && (
            <ProfileSection profile={profile.data} canRename={isExtended} onRenamed={onAccountUpdated} />
          )}
          <PasswordSection email={profile.data?.email} onChanged={changed} />
          {isExtended && (
            <SessionsSection sessions={sessions} onEnded={(sessionId) => onSessionEnded({ sessionId })} />
          )}
        </div>
      )}
      <PageToasts />
    </div>
  )
}
