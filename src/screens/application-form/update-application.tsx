import { useState } from 'react'
import { type Application, isPortalError, type Tagged, tagged } from '../../api'
import { useMessages } from '../../i18n'
import { loadApplication } from '../../parts/applications/application-read'
import { submittedAgain } from '../../parts/form/form-state'
import { useForm } from '../../parts/form/use-form'
import { showToast } from '../../parts/page-toasts/page-toasts'
import { useDraft, usePortal } from '../../state'
import { ApplicationFields, useApplicationFields } from './application-fields'
import { changesOf, fieldsRequiredBy, rebase, type Rebased, valuesOf } from './application-values'
import { ConflictNotice } from './conflict-notice'
import { FormFrame } from './form-frame'

interface UpdateApplicationProps {
  application: Tagged<Application>
  onUpdated(application: Application): void
  onCancel(): void
}

/** The form with what is known of an application. A change made elsewhere meanwhile is shown, and never written over unseen. */
export function UpdateApplication({ application: given, onUpdated, onCancel }: UpdateApplicationProps) {
  const t = useMessages('application-form')
  const { api } = usePortal()
  /** The state that the next change is made from. */
  const [base, setBase] = useState(given)
  const [contested, setContested] = useState<Rebased['contested']>()
  const baseValues = valuesOf(base.value)
  const fields = useApplicationFields(baseValues, false)
  const strategy = base.value.auth_strategy ?? undefined

  const form = useForm({
    fields,
    machine: submittedAgain,
    texts: 'general',
    requiredBy: () => fieldsRequiredBy(strategy, false),
    async send(values): Promise<Tagged<Application> | 'changed'> {
      const changes = changesOf(values, baseValues)
      try {
        const path = { applicationId: base.value.id }
        const params = { path, header: { 'If-Match': base.tag } }
        return tagged(
          await api.request('patch', '/api/v2/applications/{applicationId}', { params, body: changes }),
        )
      } catch (failure) {
        if (!isPortalError(failure) || failure.code !== 'changed') throw failure
        const current = await loadApplication(api, base.value.id)
        const rebased = rebase(values, baseValues, valuesOf(current.value))
        form.set(rebased.values)
        setContested(rebased.contested)
        setBase(current)
        return 'changed'
      }
    },
    succeeded(result) {
      if (result === 'changed') return
      setBase(result)
      setContested(undefined)
      showToast('success', t('updated'))
      onUpdated(result.value)
    },
  })

  useDraft(`application ${base.value.id}`, form, baseValues, (draft) => {
    const rebased = rebase(draft.values, draft.initial, baseValues)
    form.set(rebased.values)
    if (rebased.contested.length > 0) setContested(rebased.contested)
  })

  function discard() {
    form.set(baseValues)
    setContested(undefined)
  }

  return (
    <FormFrame form={form} submitText={t('update')} onCancel={onCancel}>
      {contested && (
        <ConflictNotice
          contested={contested.map((name) => ({ label: fields[name].label, saved: baseValues[name] }))}
          onDiscard={discard}
        />
      )}
      <ApplicationFields
        form={form}
        strategies={strategy ? [strategy] : []}
        strategy={strategy}
        isStrategyFixed
      />
    </FormFrame>
  )
}
