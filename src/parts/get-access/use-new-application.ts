import { useState } from 'react'
import type { Application } from '../../api'
import { useMessages } from '../../i18n'
import { useInvalidate, usePortal } from '../../state'
import { submittedAgain } from '../form/form-state'
import { useForm } from '../form/use-form'
import type { RegistrationConfiguration } from '../registration/registration-target'
import { useKnownSecrets } from '../secret-dialog/use-known-secrets'

/** The form for another application, of which a name is enough. @param onCreated - It is there, with what it has to keep secret left out. */
export function useNewApplication(
  configurations: readonly RegistrationConfiguration[],
  onCreated: (application: Application) => void,
) {
  const t = useMessages('applications')
  const { api } = usePortal()
  const secrets = useKnownSecrets()
  const invalidate = useInvalidate()
  const [chosenId, chooseStrategy] = useState<string>()
  const configuration = configurations.find(({ id }) => id === chosenId) ?? configurations[0]
  // Only the identity provider of the developer knows the ID of the client.
  const hasOwnClient = configuration?.credential_type === 'self_managed_client_credentials'
  const form = useForm({
    fields: {
      name: { label: t('name'), required: true, initial: '' },
      referenceId: { label: t('clientId'), initial: '' },
    },
    requiredBy: () => (hasOwnClient ? ['referenceId'] : []),
    machine: submittedAgain,
    texts: 'general',
    send: ({ name, referenceId }, attempt) =>
      api.POST('/api/v2/applications', {
        params: { header: { 'Idempotency-Key': attempt.idempotencyKey() } },
        body: {
          name,
          auth_strategy_id: configuration?.id ?? '',
          ...(hasOwnClient && { reference_id: referenceId }),
        },
      }),
    succeeded({ credentials, ...application }) {
      if (credentials) secrets.keepClientSecret(application.id, credentials.client_secret)
      invalidate('/api/v2/applications')
      onCreated(application)
    },
  })
  return { form, configurations, configuration, hasOwnClient, chooseStrategy }
}

export type NewApplication = ReturnType<typeof useNewApplication>
