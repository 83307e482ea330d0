import { applicationPath, paths, specPath } from '../../router/routes'
import type { Application } from '../../api'
import { useMessages } from '../../i18n'
import { ApplicationFailure } from '../../parts/applications/application-failure'
import { StrategiesNotice } from '../../parts/applications/strategies-notice'
import { useApplication } from '../../parts/applications/use-application'
import { useAuthStrategies } from '../../parts/applications/use-auth-strategies'
import { PageToasts } from '../../parts/page-toasts/page-toasts'
import { useEnvironment } from '../../state'
import { Heading } from '../../ui/heading'
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
  onApplicationCreated(detail: { application: Application }): boolean
  onApplicationUpdated(detail: { application: Application }): boolean
  onFormCancel(): boolean
}

/** Creates an application, or changes one. */
export function ApplicationForm({ application, ...props }: ApplicationFormProps) {
  const t = useMessages('application-form')
  const { headingLevel } = useEnvironment()
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

/** What brought the developer here: the element's own word, else the query of the address. */
function useOrigin({ authStrategy, product, productVersion }: FormProps) {
  const { parameters } = useEnvironment()
  const query = parameters()
  const [productId, versionId] = [
    product ?? query.get('product'),
    productVersion ?? query.get('product_version'),
  ]
  return {
    authStrategy: authStrategy ?? query.get('auth_strategy_id') ?? undefined,
    /** Of the reference on which the registration waits. */
    path: productId && versionId ? specPath({ product: productId, version: versionId }) : undefined,
  }
}

function Creation(props: FormProps) {
  const { navigate } = useEnvironment()
  const strategies = useAuthStrategies()
  const origin = useOrigin(props)

  function goOn({ id, name }: Application) {
    navigate(
      origin.path ? `${origin.path}?${new URLSearchParams({ application: name })}` : applicationPath(id),
      {
        replace: true,
      },
    )
  }

  function cancel() {
    props.onFormCancel()
    navigate(origin.path ?? paths.myApps)
  }

  if (strategies.status === 'loading') return <FormSkeleton />
  if (strategies.status === 'failed' || strategies.data.length === 0)
    return <StrategiesNotice strategies={strategies} />
  return (
    <CreateApplication
      strategies={strategies.data}
      preselected={origin.authStrategy}
      onCreated={(application) => props.onApplicationCreated({ application })}
      onDone={goOn}
      onCancel={cancel}
    />
  )
}

function Change({ applicationId, ...props }: FormProps & { applicationId: string }) {
  const { headingLevel, navigate } = useEnvironment()
  const found = useApplication(applicationId)

  function goBack() {
    navigate(applicationPath(applicationId))
  }

  if (found.status === 'loading') return <FormSkeleton />
  if (found.status === 'failed')
    return <ApplicationFailure level={headingLevel + 1} error={found.error} onRetry={found.retry} />
  return (
    <UpdateApplication
      application={found.data}
      onUpdated={(application) => {
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
