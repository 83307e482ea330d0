import { useState } from 'react'
import type { Application, AuthStrategy, ClientSecret, NewApplication } from '../../api'
import { useMessages } from '../../i18n'
import { runInBackground } from '../../lib/run-in-background'
import { nextEditState } from '../../parts/form/form-states'
import { useSubmission } from '../../parts/form/use-submission'
import { showToast } from '../../parts/page-toasts/page-toasts'
import { SecretDialog } from '../../parts/secret-dialog/secret-dialog'
import { useEnvironment, usePortal } from '../../state'
import { useKnownSecrets } from '../../state/use-known-secrets'
import { ApplicationFields } from './application-fields'
import { missingFields, newApplicationOf, noValues } from './application-values'
import { FormFrame } from './form-frame'
import { useValues } from './use-values'

interface CreateApplicationProps {
  strategies: readonly AuthStrategy[]
  /** ID of the one that is chosen at first; one that is unknown does not count. */
  preselected?: string
  /** It is there, with what it has to keep secret left out. */
  onCreated(application: Application): void
  /** The developer has read everything and goes on. */
  onDone(application: Application): void
  onCancel(): void
}

interface Created {
  readonly application: Application
  readonly credentials: ClientSecret
}

/** The form for another application. */
export function CreateApplication(props: CreateApplicationProps) {
  const { strategies, preselected, onCreated, onDone, onCancel } = props
  const t = useMessages('application-form')
  const shared = useMessages('applications')
  const { headingLevel } = useEnvironment()
  const { api } = usePortal()
  const secrets = useKnownSecrets()
  const first = strategies.find(({ id }) => id === preselected) ?? (strategies.length === 1 && strategies[0])
  const initial = { ...noValues, authStrategyId: first ? first.id : '' }
  const form = useValues(initial)
  const strategy = strategies.find(({ id }) => id === form.values.authStrategyId)
  const [created, setCreated] = useState<Created>()
  const { ref, status, submit } = useSubmission({
    initial: { state: 'idle' },
    next: nextEditState,
    send: (application: NewApplication, attempt) =>
      api.POST('/api/v2/applications', {
        params: { header: { 'Idempotency-Key': attempt.idempotencyKey() } },
        body: application,
      }),
    // Hosts may log events, so theirs holds no secret.
    succeeded({ credentials, ...application }) {
      if (credentials) secrets.keepClientSecret(application.id, credentials.client_secret)
      onCreated(application)
      if (credentials) setCreated({ application, credentials })
      else finish(application)
    },
  })

  function create() {
    if (!strategy || created) return
    form.sent()
    runInBackground(submit(newApplicationOf(form.values, strategy)))
  }

  function finish(application: Application) {
    // A page that stays gets the form for the next one.
    setCreated(undefined)
    form.replace(initial)
    showToast('success', t('created'))
    onDone(application)
  }

  return (
    <FormFrame
      ref={ref}
      submitText={t('create')}
      missing={missingFields(form.values, strategy, true).map((name) => shared(name))}
      isPending={status.state === 'pending'}
      problem={status.problem}
      onSubmit={create}
      onCancel={onCancel}
    >
      <ApplicationFields
        values={form.values}
        strategies={strategies}
        strategy={strategy}
        isNew
        isStrategyFixed={strategies.length === 1}
        reasons={form.reasonsOf(status.problem)}
        onChange={form.change}
      />
      {created && (
        <SecretDialog
          title={t('secretTitle')}
          level={headingLevel + 1}
          values={[
            { label: shared('clientId'), value: created.credentials.client_id, isOpen: true },
            { label: shared('clientSecret'), value: created.credentials.client_secret },
          ]}
          onClose={() => finish(created.application)}
        />
      )}
    </FormFrame>
  )
}
