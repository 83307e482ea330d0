import { useState } from 'react'
import type { Registration } from '../../api'
import { useMessages } from '../../i18n'
import { useHost, useInvalidate, useUnsavedEdits } from '../../state'
import { Dialog } from '../../ui/dialogs/dialog'
import { Skeleton, SkeletonLine } from '../../ui/skeleton'
import { runInBackground } from '../../lib/run-in-background'
import type { RegistrationConfiguration, RegistrationTarget } from '../registration/registration-target'
import { useCandidates } from '../registration/use-candidates'
import { VERSION_APPLICATIONS } from '../registration/version-applications-read'
import { useKnownSecrets } from '../secret-dialog/use-known-secrets'
import { useLeaving } from '../secret-dialog/use-leaving'
import { AccessReady } from './access-ready'
import { AwaitDecision } from './await-decision'
import { type ChosenApplication, ChooseApplication } from './choose-application'
import type { GetAccessProps } from './get-access-props'
import { useFirstRequest } from './use-first-request'
import { useNewKey } from './use-new-key'

/** `chosen`: access is there. */
type Step =
  | { readonly kind: 'choose' }
  | { readonly kind: 'waiting'; readonly application: ChosenApplication; readonly registrationId: string }
  | { readonly kind: 'ready'; readonly application: ChosenApplication }

type AccessStepsProps = Omit<GetAccessProps, 'to'> & { target: RegistrationTarget }

/** The steps of a signed-in developer, from the application to a request. */
export function AccessSteps(props: AccessStepsProps) {
  const { target, operation, application: given, search = '', specHref, onRegistered, onClose } = props
  const common = useMessages('common')
  const { headingLevel } = useHost()
  const invalidate = useInvalidate()
  const secrets = useKnownSecrets()
  const candidates = useCandidates(target)
  const description = useFirstRequest({ product: target.product.id, version: target.version.id }, operation)
  const first = description.status === 'ready' ? (description.data ?? undefined) : undefined
  const newKey = useNewKey(target.product.name, props.onCredentialCreated)
  const leaving = useLeaving(onClose)
  // Secrets that this dialog did not show are no matter of its own.
  const [seenBefore] = useState(() => new Set(secretsIn(secrets)))
  const [chosenStep, setStep] = useState<Step>()
  const fresh = secretsIn(secrets).filter((value) => !seenBefore.has(value))
  useUnsavedEdits(fresh.some((value) => !leaving.isCopied(value)))

  if (!chosenStep && given && candidates.status === 'loading')
    return (
      <Dialog title={common('getAccess')} level={headingLevel + 1} onClose={onClose}>
        <Skeleton label={common('loading')}>
          <SkeletonLine width="long" />
        </Skeleton>
      </Dialog>
    )
  const step = chosenStep ?? stepOf(candidates.status === 'ready' ? candidates.data : [], given)

  function registered(
    registration: Registration,
    application: ChosenApplication,
    configuration: RegistrationConfiguration | undefined,
  ) {
    invalidate(
      VERSION_APPLICATIONS,
      '/api/v2/applications/{applicationId}',
      '/api/v2/applications/{applicationId}/registrations',
    )
    onRegistered?.(registration)
    if (registration.status !== 'approved')
      return setStep({ kind: 'waiting', application, registrationId: registration.id })
    granted(application, registration.id)
    if (configuration?.credential_type === 'key_auth') runInBackground(newKey.create(application.id))
  }

  function granted(application: ChosenApplication, registrationId: string) {
    props.onGranted?.({ applicationId: application.id, registrationId })
    setStep({ kind: 'ready', application })
  }

  const shared = { target, leaving, fresh }
  if (step.kind === 'choose')
    return (
      <ChooseApplication
        target={target}
        candidates={candidates}
        needs={description.status === 'loading' ? 'loading' : first?.needs}
        search={search}
        onRegistered={registered}
        onGoOn={(application) => setStep({ kind: 'ready', application })}
        onClose={onClose}
      />
    )
  if (step.kind === 'waiting')
    return (
      <AwaitDecision
        {...shared}
        application={step.application}
        registrationId={step.registrationId}
        onApproved={() => {
          invalidate(VERSION_APPLICATIONS, '/api/v2/applications/{applicationId}')
          granted(step.application, step.registrationId)
        }}
        onChooseAnother={() => {
          candidates.reload()
          setStep({ kind: 'choose' })
        }}
      />
    )
  return (
    <AccessReady
      {...shared}
      key={step.application.id}
      application={step.application}
      first={first}
      newKey={newKey}
      specHref={specHref}
      onClose={onClose}
      onChooseAnother={() => {
        candidates.reload()
        setStep({ kind: 'choose' })
      }}
    />
  )
}

const secretsIn = (secrets: ReturnType<typeof useKnownSecrets>): string[] =>
  [...secrets.all().values()].flatMap(({ keys, clientSecret }) => [
    ...keys.map(({ value }) => value),
    ...(clientSecret === undefined ? [] : [clientSecret]),
  ])

/** Where an application that is there already goes on. */
function stepOf(
  candidates: readonly (ChosenApplication & { obstacle?: string; registrationId: string | null })[],
  given: string | undefined,
): Step {
  const application = candidates.find(({ id }) => id === given)
  if (application?.obstacle === 'approved') return { kind: 'ready', application }
  if (application?.obstacle === 'pending' && application.registrationId)
    return { kind: 'waiting', application, registrationId: application.registrationId }
  return { kind: 'choose' }
}
