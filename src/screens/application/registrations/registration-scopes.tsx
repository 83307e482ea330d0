import type { Registration } from '../../../api'
import { useMessages } from '../../../i18n'
import { useId } from '../../../ui/basics/use-id'
import { ScopeBadges } from '../scope-badges'
import '../application.css'

/** The scopes that count for a registration and, apart, those that wait for an operator. A dash if there are neither. */
export function RegistrationScopes({ registration }: { registration: Registration }) {
  const t = useMessages('application')
  const labelId = useId()
  const { status, granted_scopes: granted = [], pending_scopes: pending = [] } = registration
  // Other servers name scopes of registrations that are not approved. These give no access.
  const counting = status === 'approved' ? granted : []
  if (pending.length === 0) return <ScopeBadges scopes={counting} />
  return (
    <div className="pe-application-granted">
      {counting.length > 0 && <ScopeBadges scopes={counting} />}
      <div>
        <p className="pe-application-pending" id={labelId}>
          {t('pendingScopes')}
        </p>
        <ScopeBadges scopes={pending} kind="warning" labelId={labelId} />
      </div>
    </div>
  )
}
