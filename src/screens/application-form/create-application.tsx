import { useState } from 'react'
import type { Application, AuthStrategy, ClientSecret } from '../../api'
import { useMessages } from '../../i18n'
import { FormMistake } from '../../parts/form/form-problem'
import { submittedAgain } from '../../parts/form/form-state'
import { useForm } from '../../parts/form/use-form'
import { showToast } from '../../parts/page-toasts/page-toasts'
import { SecretDialog } from '../../parts/secret-dialog/secret-dialog'
import { useDraft, useHost, usePortal } from '../../state'
import { useKnownSecrets } from '../../parts/secret-dialog/use-known-secrets'
import { ApplicationFields, useApplicationFields } from './application-fields'
import { fieldsRequiredBy, newApplicationOf, noValues } from './application-values'
import { FormFrame } from './form-frame'

interface CreateApplicationProps {
  strategies: readonly AuthStrategy[]
  /** ID of the one that is chosen at first; one that is unknown does not count. */
  preselected?: string
  /** It is going to be registered for a version, which asks for scopes. */
  isForVersion: boolean
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
  const { strategies, preselected, isForVersion, onCreated, onDone, onCancel } = props
  const t = useMessages('application-form')
  const shared = useMessages('applications')
  const { headingLevel } = useHost()
  const { api } = usePortal()
  const secrets = useKnownSecrets()
  const first = strategies.find(({ id }) => id === preselected) ?? (strategies.length === 1 && strategies[0])
  const initial = { ...noValues, authStrategyId: first ? first.id : '' }
  const strategyOf = (chosenId: string) => strategies.find(({ id }) => id === chosenId)
  const [created, setCreated] = useState<Created>()
  const form = useForm({
    fields: useApplicationFields(initial, true),
    machine: submittedAgain,
    texts: 'general',
    requiredBy: ({ authStrategyId }) => fieldsRequiredBy(strategyOf(authStrategyId), true),
    send(values, attempt) {
      const chosen = strategyOf(values.authStrategyId)
      if (!chosen) throw new FormMistake('requiredFields', ['authStrategyId'])
      return api.POST('/api/v2/applications', {
        params: { header: { 'Idempotency-Key': attempt.idempotencyKey() } },
        body: newApplicationOf(values, chosen),
      })
    },
    // Hosts may log events, so theirs holds no secret.
    succeeded({ credentials, ...application }) {
      if (credentials) secrets.keepClientSecret(application.id, credentials.client_secret)
      onCreated(application)
      if (credentials) setCreated({ application, credentials })
      else finish(application)
    },
  })

  useDraft('new application', form, initial)

  const strategy = strategyOf(form.values.authStrategyId)

  function finish(application: Application) {
    // A page that stays gets the form for the next one.
    setCreated(undefined)
    form.set(initial)
    showToast('success', t('created'))
    onDone(application)
  }

  return (
    <FormFrame form={form} submitText={t('create')} onCancel={onCancel}>
      <ApplicationFields
        form={form}
        strategies={strategies}
        strategy={strategy}
        isNew
        isStrategyFixed={strategies.length === 1}
        leavesScopes={isForVersion}
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
