import Monitor from 'lucide-react/icons/monitor'
import type { AccountSession } from '../../api'
import { useFormat, useMessages } from '../../i18n'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/basics/button'
import { useDeviceName } from './use-device-name'
import './account.css'

interface SessionItemProps {
  session: AccountSession
  onEnd(): void
}

/** One browser that is signed in. */
export function SessionItem({ session, onEnd }: SessionItemProps) {
  const t = useMessages('account')
  const format = useFormat()
  const name = useDeviceName()(session)
  const { network, created_at: created, last_used_at: lastUsed, is_current: isCurrent } = session
  return (
    <li className="pe-account-session">
      <Monitor size={20} aria-hidden="true" />
      <div className="pe-account-session-text">
        <p className="pe-account-device">
          {name} {isCurrent && <Badge kind="success">{t('thisBrowser')}</Badge>}
        </p>
        {network && <p>{network}</p>}
        <p>
          {t('loggedIn', { date: format.date(created) })}
          <br />
          {t('lastUsed', { date: format.date(lastUsed) })}
        </p>
      </div>
      {!isCurrent && (
        <Button variant="danger" onClick={onEnd}>
          {t('endSession')}
          <span className="pe-hidden">
            : {name}, {format.date(created)}
          </span>
        </Button>
      )}
    </li>
  )
}
