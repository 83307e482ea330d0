import { useState } from 'react'
import { type Application, isPortalError, type Tagged, tagged } from '../../api'
import { useMessages } from '../../i18n'
import { runInBackground } from '../../lib/run-in-background'
import { loadApplication } from '../../parts/applications/load-application'
import { nextEditState } from '../../parts/form/form-states'
import { useSubmission } from '../../parts/form/use-submission'
import { showToast } from '../../parts/page-toasts/page-toasts'
import { usePortal } from '../../state'
import { ApplicationFields } from './application-fields'
import {
  type ApplicationValues,
  changesOf,
  missingFields,
  rebase,
  type Rebased,
  valuesOf,
} from './application-values'
import { ConflictNotice } from './conflict-notice'
import { FormFrame } from './form-frame'
import { useValues } from './use-values'

interface UpdateApplicationProps {
  application: Tagged<Application>
  onUpdated(application: Application): void
  onCancel(): void
}

/** The form with what is known of an application. A change made elsewhere meanwhile is shown, and never written over unseen. */
export function UpdateApplication({ application: given, onUpdated, onCancel }: UpdateApplicationProps) {
  const t = useMessages('application-form')
  const shared = useMessages('applications')
  const { api } = usePortal()
  /** The state that the next change is made from. */
  const [base, setBase] = useState(given)
  const [contested, setContested] = useState<Rebased['contested']>()
  const baseValues = valuesOf(base.value)
  const form = useValues(baseValues)
  const strategy = base.value.auth_strategy ?? undefined

  const { ref, status, submit } = useSubmission({
    initial: { state: 'idle' },
    next: nextEditState,
    async send(values: ApplicationValues): Promise<Tagged<Application> | 'changed'> {
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
        form.replace(rebased.values)
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

  function save() {
    form.sent()
    runInBackground(submit(form.values))
  }

  function discard() {
    form.replace(baseValues)
    setContested(undefined)
  }

  return (
    <FormFrame
      ref={ref}
      submitText={t('update')}
      missing={missingFields(form.values, strategy, false).map((name) => shared(name))}
      isPending={status.state === 'pending'}
      problem={status.problem}
      onSubmit={save}
      onCancel={onCancel}
    >
      {contested && <ConflictNotice contested={contested} saved={baseValues} onDiscard={discard} />}
      <ApplicationFields
        values={form.values}
        strategies={strategy ? [strategy] : []}
        strategy={strategy}
        isStrategyFixed
        reasons={form.reasonsOf(status.problem)}
        onChange={form.change}
      />
    </FormFrame>
  )
}
