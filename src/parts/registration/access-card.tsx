import { useId, useState } from 'react'
import type { Product, ProductVersion, Registration as RegistrationRecord } from '../../api'
import { useMessages } from '../../i18n'
import type { Operation } from '../../reference'
import { type Remote, useIsVisitor, useNavigation, usePortalContext } from '../../state'
import { Button } from '../../ui/basics/button'
import { ACCESS_PARAMETER, readAccess } from '../get-access/access-address'
import { GetAccess } from '../get-access/get-access'
import { LoadFailure } from '../load-failure/load-failure'
import { PageToasts } from '../page-toasts/page-toasts'
import { StrategyCard } from '../strategy-card/strategy-card'
import { RegisteredApplications } from './registered-applications'
import { useMayRegister } from './use-may-register'
import type { VersionApplication } from './version-applications-read'
import '../strategy-card/strategy-card.css'
import './registration.css'

interface AccessCardProps {
  product: Pick<Product, 'id' | 'slug' | 'name'>
  version: ProductVersion
  /** Whether the page is about the API as a whole. On others the card is one line once an application has access. */
  isMain: boolean
  /** The one that the page is about. */
  operation?: Operation
  /** The developer's applications with a registration for it. */
  registered: Remote<readonly VersionApplication[]>
  onRegistered(registration: RegistrationRecord): void
}

/**
 * How one gets access to a version, where the portal gives it, which applications have it, and the way to get it for another. An
 * address with `?application=` comes from the form, one with `?access=` from a sign-in or a mail: both go on with it. Reads the messages
 * `access`, `registration` and `errors`.
 */
export function AccessCard(props: AccessCardProps) {
  const { product, version, isMain, operation, registered, onRegistered } = props
  const t = useMessages('registration')
  const common = useMessages('common')
  const { parameters, removeParameters } = useNavigation()
  const context = usePortalContext()
  const mayRegister = useMayRegister(product.id)
  const isVisitor = useIsVisitor()
  const [opened, setOpened] = useState(() => openedBy(parameters()))
  const reasonId = useId()
  const [first] = version.registration_configs
  const configurations = version.registration_configs.filter((one) => one.registration_enabled)

  if (!first || context.status !== 'ready' || context.data.isPublic) return null

  const isOpen = configurations.length > 0
  const closed = isOpen ? undefined : t('closed', { product: product.name, version: version.name })
  function close() {
    setOpened(undefined)
    removeParameters('application', ACCESS_PARAMETER)
  }

  const isKnown = isVisitor || registered.status !== 'loading'
  const canAsk = isVisitor ? isOpen : mayRegister === true && isOpen && isKnown
  const applications = registered.status === 'ready' ? registered.data : []
  const hasSome = applications.length > 0
  const isLine = !isMain && applications.some(({ registration_status: status }) => status === 'approved')
  const isForbidden = !isVisitor && mayRegister === false
  const reason = closed ?? (isForbidden ? t('mayNot', { product: product.name }) : undefined)
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
        disabled={!canAsk}
        aria-describedby={reason && reasonId}
        onClick={() => setOpened({})}
      >
        {hasSome ? t('getAccessForAnother') : common('getAccess')}
      </Button>
      {opened && isKnown && (canAsk || opened.application) && (
        <GetAccess
          {...opened}
          to={{ product, version }}
          operation={operation?.id}
          onRegistered={onRegistered}
          onClose={close}
        />
      )}
      <PageToasts />
    </StrategyCard>
  )
}

/** What a location asks to be opened: it comes from the form of an application, from a sign-in, or from a mail. */
function openedBy(parameters: URLSearchParams): { application?: string; search?: string } | undefined {
  const search = parameters.get('application')
  return search === null ? readAccess(parameters) : { search }
}
