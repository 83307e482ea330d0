import { useId } from 'react'
import type { Application, Registration } from '../../../api'
import { useMessages } from '../../../i18n'
import { fillTemplate } from '../../../lib/fill-template'
import { PortalLink } from '../../../parts/portal-link/portal-link'
import { useScopeNeeds } from '../../../parts/registration/use-scope-needs'
import { applicationPath } from '../../../router/paths'
import { Alert } from '../../../ui/alert'
import { ScopeBadges } from '../scope-badges'
import '../application.css'

interface RegistrationScopesProps {
  application: Application
  registration: Registration
  /** Template with `{application}`. */
  updateHref?: string
}

/** The scopes that count for a registration and, apart, those that wait for an operator. A dash if there are neither. */
export function RegistrationScopes({ application, registration, updateHref }: RegistrationScopesProps) {
  const t = useMessages('application')
  const labelId = useId()
  const { status, granted_scopes: granted = [], pending_scopes: pending = [] } = registration
  // Other servers name scopes of registrations that are not approved. These give no access.
  const counting = status === 'approved' ? granted : []
  const isWithout = status === 'approved' && granted.length + pending.length === 0
  const needs = useScopeNeeds(
    isWithout && application.scopes
      ? { product: registration.product_id, version: registration.product_version_id }
      : undefined,
  )
  if (isWithout && needs?.status === 'ready' && needs.data?.isRequired)
    return (
      <Alert kind="warning">
        <p>{t('noScope')}</p>
        <PortalLink
          path={`${applicationPath(application.id)}/update`}
          href={fillTemplate(updateHref, { application: application.id })}
        >
          {t('changeScopes')}
        </PortalLink>
      </Alert>
    )
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
