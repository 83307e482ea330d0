import { useRef, useState } from 'react'
import type { AccountSession } from '../../api'
import { useMessages } from '../../i18n'
import { LoadFailure } from '../../parts/load-failure/load-failure'
import { showToast } from '../../parts/page-toasts/page-toasts'
import { type Remote, useHost, useInvalidate } from '../../state'
import { Button } from '../../ui/basics/button'
import { Heading } from '../../ui/basics/heading'
import { Skeleton, SkeletonLine } from '../../ui/skeleton'
import { EndSessions } from './end-sessions'
import { SessionItem } from './session-item'
import './account.css'

interface SessionsSectionProps {
  /** Null: the server has none to list. */
  sessions: Remote<readonly AccountSession[] | null>
  /** Called for each session that was ended. */
  onEnded(sessionId: string): void
}

/** The browsers that are signed in to the account, and what ends their sessions. */
export function SessionsSection({ sessions, onEnded }: SessionsSectionProps) {
  const t = useMessages('account')
  const common = useMessages('common')
  const { headingLevel } = useHost()
  const invalidate = useInvalidate()
  const heading = useRef<HTMLHeadingElement>(null)
  const [ending, setEnding] = useState<AccountSession | 'others'>()
  const all = sessions.status === 'ready' ? (sessions.data ?? []) : []
  const others = all.filter((session) => !session.is_current)
  const current = all.filter((session) => session.is_current)

  function ended(gone: AccountSession | 'others') {
    showToast('success', gone === 'others' ? t('othersEnded') : t('ended'))
    for (const { id } of gone === 'others' ? others : [gone]) onEnded(id)
    invalidate('/api/v2/developer/sessions')
    // The button that the dialog would give the focus back to goes with its session.
    requestAnimationFrame(() => {
      if (heading.current) heading.current.tabIndex = -1
      heading.current?.focus({ preventScroll: true })
    })
  }

  return (
    <div className="pe-account-section">
      <Heading level={headingLevel + 1} size="section" ref={heading}>
        {t('sessions')}
      </Heading>
      <p className="pe-account-note">{t('sessionsText')}</p>
      {sessions.status === 'failed' && <LoadFailure error={sessions.error} onRetry={sessions.retry} />}
      {sessions.status === 'loading' && (
        <Skeleton label={common('loading')}>
          <div className="pe-account-section">
            <SkeletonLine />
            <SkeletonLine width="long" />
          </div>
        </Skeleton>
      )}
      {all.length > 0 && (
        <ul className="pe-account-sessions">
          {[...current, ...others].map((session) => (
            <SessionItem key={session.id} session={session} onEnd={() => setEnding(session)} />
          ))}
        </ul>
      )}
      {sessions.status === 'ready' && others.length === 0 && (
        <p className="pe-account-note">{t('noOthers')}</p>
      )}
      {others.length > 0 && (
        <Button variant="danger" onClick={() => setEnding('others')}>
          {t('endOthers')}
        </Button>
      )}
      {ending && (
        <EndSessions sessions={ending} onEnded={() => ended(ending)} onClose={() => setEnding(undefined)} />
      )}
    </div>
  )
}
