import type { FormEvent, ReactNode, Ref } from 'react'
import { errorText, reasonText, useMessages } from '../../i18n'
import type { FormProblem } from '../../parts/form-message/form-problem'
import { Alert } from '../../ui/alert'
import { BlockedButton } from '../../ui/blocked-button'
import { Button } from '../../ui/button'
import './application-form.css'

interface FormFrameProps {
  ref: Ref<HTMLFormElement>
  submitText: string
  /** Labels of required fields that are empty. */
  missing: readonly string[]
  isPending: boolean
  /** Why it was not saved. */
  problem: FormProblem | undefined
  onSubmit(): void
  onCancel(): void
  children: ReactNode
}

/** Message above, fields, buttons. */
export function FormFrame(props: FormFrameProps) {
  const { ref, submitText, missing, isPending, problem, onSubmit, onCancel, children } = props
  const common = useMessages('common')
  const errors = useMessages('errors')

  function submit(event: FormEvent) {
    event.preventDefault()
    if (missing.length === 0 && !isPending) onSubmit()
  }

  function textOf(shown: FormProblem): string {
    if (shown.kind === 'mistake') return errors(shown.message)
    const reasons = shown.error.problem?.invalid_parameters?.map((one) => reasonText(one, errors)) ?? []
    return reasons.length > 0 ? reasons.join(', ') : errorText(shown.error, errors)
  }

  return (
    <form ref={ref} className="pe-application-form-fields" noValidate onSubmit={submit}>
      {problem && <Alert kind="danger">{textOf(problem)}</Alert>}
      {children}
      <div className="pe-application-form-actions">
        <BlockedButton
          type="submit"
          variant="primary"
          pending={isPending}
          blocked={missing.length > 0 ? common('missing', { fields: missing.join(', ') }) : ''}
        >
          {submitText}
        </BlockedButton>
        <Button onClick={onCancel}>{common('cancel')}</Button>
      </div>
    </form>
  )
}
