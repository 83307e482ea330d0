import { applicationPath, paths, specPath } from '../../router/paths'
import type { Application } from '../../api'
import { useMessages } from '../../i18n'
import { withMoreQuery } from '../../lib/address-query'
import { fillTemplate } from '../../lib/fill-template'
import { ApplicationFailure } from '../../parts/applications/application-failure'
import { StrategiesNotice } from '../../parts/applications/strategies-notice'
import { applicationRead } from '../../parts/applications/application-read'
import { strategiesRead } from '../../parts/applications/strategies-read'
import { PageToasts } from '../../parts/page-toasts/page-toasts'
import { useHost, useInvalidate, useNavigation, useRead } from '../../state'
import { Heading } from '../../ui/basics/heading'
import { CreateApplication } from './create-application'
import { FormSkeleton } from './form-skeleton'
import { UpdateApplication } from './update-application'
import './application-form.css'

export interface ApplicationFormProps {
  /** ID of the application to change; without it another one is created. */
  application?: string
  /** ID of the strategy that is chosen at first. */
  authStrategy?: string
  /** Product and version for which the application is meant to be registered next. */
  product?: string
  productVersion?: string
  /** Template with `{application}`. */
  applicationHref?: string
  /** Of the list of applications. */
  myAppsHref?: string
  /** Template with `{product}` and `{version}`. */
  specHref?: string
  onApplicationCreated(detail: { application: Application }): boolean
  onApplicationUpdated(detail: { application: Application }): boolean
  onFormCancel(): boolean
}

/** Creates an application, or changes one. */
export function ApplicationForm({ application, ...props }: ApplicationFormProps) {
  const t = useMessages('application-form')
  const { headingLevel } = useHost()
  return (
    <div className="pe-application-form">
      <Heading level={headingLevel}>{application ? t('updateHeading') : t('createHeading')}</Heading>
      {application ? (
        <Change key={application} applicationId={application} {...props} />
      ) : (
        <Creation {...props} />
      )}
      <PageToasts />
    </div>
  )
}

type FormProps = Omit<ApplicationFormProps, 'application'>

/** The origin of the developer: the element's attributes, else the query of the address. */
function useOrigin({ authStrategy, product, productVersion, specHref }: FormProps) {
  const { parameters } = useNavigation()
  const query = parameters()
  const [productId, versionId] = [
    product ?? query.get('product'),
    productVersion ?? query.get('product_version'),
  ]
  return {
    authStrategy: authStrategy ?? query.get('auth_strategy_id') ?? undefined,
    /** The reference on which the registration waits. */
    reference:
      productId && versionId ? referenceOf({ product: productId, version: versionId }, specHref) : undefined,
  }
}

const referenceOf = (version: { product: string; version: string }, specHref: string | undefined) => ({
  path: specPath(version),
  href: fillTemplate(specHref, version),
})

function Creation(props: FormProps) {
  const { applicationHref, myAppsHref } = props
  const { navigate } = useNavigation()
  const invalidate = useInvalidate()
  const strategies = useRead(strategiesRead)
  const origin = useOrigin(props)

  function goOn({ id, name }: Application) {
    const { path, href } = origin.reference ?? {}
    const query = `${new URLSearchParams({ application: name })}`
    if (path)
      navigate(withMoreQuery(path, query), { replace: true, href: href && withMoreQuery(href, query) })
    else
      navigate(applicationPath(id), {
        replace: true,
        href: fillTemplate(applicationHref, { application: id }),
      })
  }

  function cancel() {
    props.onFormCancel()
    const { path = paths.myApps, href = myAppsHref } = origin.reference ?? {}
    navigate(path, { href })
  }

  if (strategies.status === 'loading') return <FormSkeleton />
  if (strategies.status === 'failed' || strategies.data.length === 0)
    return <StrategiesNotice strategies={strategies} />
  return (
    <CreateApplication
      strategies={strategies.data}
      preselected={origin.authStrategy}
      isForVersion={origin.reference !== undefined}
      onCreated={(application) => {
        invalidate('/api/v2/applications')
        props.onApplicationCreated({ application })
      }}
      onDone={goOn}
      onCancel={cancel}
    />
  )
}

function Change({ applicationId, ...props }: FormProps & { applicationId: string }) {
  const { headingLevel } = useHost()
  const { navigate } = useNavigation()
  const invalidate = useInvalidate()
  const found = useRead(applicationRead(applicationId), { isFresh: true })

  function goBack() {
    const href = fillTemplate(props.applicationHref, { application: applicationId })
    navigate(applicationPath(applicationId), { href })
  }

  if (found.status === 'loading') return <FormSkeleton />
  if (found.status === 'failed')
    return <ApplicationFailure level={headingLevel + 1} error={found.error} onRetry={found.retry} />
  return (
    <UpdateApplication
      application={found.data}
      onUpdated={(application) => {
        invalidate('/api/v2/applications', '/api/v2/applications/{applicationId}')
        props.onApplicationUpdated({ application })
        goBack()
      }}
      onCancel={() => {
        props.onFormCancel()
        goBack()
      }}
    />
  )
}
