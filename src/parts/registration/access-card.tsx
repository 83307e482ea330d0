import { useId, useState } from 'react'
import type { Product, ProductVersion, Registration as RegistrationRecord } from '../../api'
import { useMessages } from '../../i18n'
import type { Operation, Outline } from '../../reference'
import { paths } from '../../router/paths'
import { type Remote, useInvalidate, useIsVisitor, useNavigation, usePortalContext } from '../../state'
import { Button } from '../../ui/basics/button'
import { LoadFailure } from '../load-failure/load-failure'
import { PageToasts } from '../page-toasts/page-toasts'
import { PortalLink } from '../portal-link/portal-link'
import { StrategyCard } from '../strategy-card/strategy-card'
import { Registration } from './registration'
import { scopeNeedsOf } from './scope-needs'
import { RegisteredApplications } from './registered-applications'
import { useMayRegister } from './use-may-register'
import { VERSION_APPLICATIONS, type VersionApplication } from './version-applications-read'
import '../strategy-card/strategy-card.css'
import './registration.css'

interface AccessCardProps {
  product: Pick<Product, 'id' | 'slug' | 'name'>
  version: ProductVersion
  /** Whether the page is about the API as a whole. On others the card is one line once an application has access. */
  isMain: boolean
  /** Of its API description, if it has one. */
  outline?: Outline
  /** The one that the page is about. */
  operation?: Operation
  /** The developer's applications with a registration for it. */
  registered: Remote<readonly VersionApplication[]>
  onRegistered(registration: RegistrationRecord): void
}

/**
 * How one gets access to a version, where the portal gives it, which applications have it, and the way to get it for another. An
 * address with `?application=` comes from the form and goes on with the registration. Reads the messages `access`, `registration` and
 * `errors`.
 */
export function AccessCard(props: AccessCardProps) {
  const { product, version, isMain, outline, operation, registered, onRegistered } = props
  const t = useMessages('registration')
  const { parameters, removeParameters } = useNavigation()
  const context = usePortalContext()
  const invalidate = useInvalidate()
  const mayRegister = useMayRegister(product.id)
  const isVisitor = useIsVisitor()
  const [search, setSearch] = useState(() => parameters().get('application') ?? undefined)
  const reasonId = useId()
  const [first] = version.registration_configs
  const configurations = version.registration_configs.filter((one) => one.registration_enabled)

  if (!first || context.status !== 'ready' || context.data.isPublic) return null

  const isOpen = configurations.length > 0
  const closed = isOpen ? undefined : t('closed', { product: product.name, version: version.name })
  if (isVisitor)
    return (
      <StrategyCard configuration={configurations[0] ?? first}>
        {closed ? (
          <p className="pe-registration-reason">{closed}</p>
        ) : (
          <PortalLink className="pe-button" data-variant={isMain ? 'primary' : undefined} path={paths.login}>
            {t(
              (configurations[0] ?? first).credential_type === 'key_auth' ? 'logInForKey' : 'logInForAccess',
            )}
          </PortalLink>
        )}
      </StrategyCard>
    )

  function close() {
    setSearch(undefined)
    removeParameters('application')
  }

  const canRegister = mayRegister === true && isOpen && registered.status !== 'loading'
  const applications = registered.status === 'ready' ? registered.data : []
  const hasSome = applications.length > 0
  const isLine = !isMain && applications.some(({ registration_status: status }) => status === 'approved')
  const reason = closed ?? (mayRegister === false ? t('mayNot', { product: product.name }) : undefined)
  const state =
    registered.status === 'failed' ? (
      <LoadFailure error={registered.error} onRetry={registered.retry} />
    ) : (
      registered.status === 'ready' && <RegisteredApplications applications={applications} isLine={isLine} />
    )
  return (
    <StrategyCard configuration={configurations[0] ?? first} state={state} isLine={isLine}>
      {reason && (
        <p className="pe-registration-reason" id={reasonId}>
          {reason}
        </p>
      )}
      <Button
        variant={isLine ? 'link' : hasSome || !isMain ? 'secondary' : 'primary'}
        disabled={!canRegister}
        aria-describedby={reason && reasonId}
        onClick={() => setSearch('')}
      >
        {t(hasSome ? 'registerAnother' : 'register')}
      </Button>
      {canRegister && search !== undefined && (
        <Registration
          target={{ product, version, configurations, needs: outline && scopeNeedsOf(outline, operation) }}
          search={search}
          onRegistered={(registration) => {
            invalidate(
              VERSION_APPLICATIONS,
              '/api/v2/applications/{applicationId}',
              '/api/v2/applications/{applicationId}/registrations',
            )
            onRegistered(registration)
          }}
          onClose={close}
        />
      )}
      <PageToasts />
    </StrategyCard>
  )
}
