import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import type { PortalError } from '../../api'
import { errorText, reasonText, useMessages } from '../../i18n'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/button'
import './application-form.css'

interface FormFrameProps {
  submitText: string
  isComplete: boolean
  isPending: boolean
  /** Why it was not saved. */
  failure: PortalError | undefined
  onSubmit(): void
  onCancel(): void
  children: ReactNode
}

/** Message above, fields, the ways on. After a refusal the focus goes to the first field that it names. */
export function FormFrame(props: FormFrameProps) {
  const { submitText, isComplete, isPending, failure, onSubmit, onCancel, children } = props
  const common = useMessages('common')
  const errors = useMessages('errors')
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [failure])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isComplete) onSubmit()
  }

  const reasons =
    failure?.problem?.invalid_parameters?.map((parameter) => reasonText(parameter, errors)) ?? []
  return (
    <form ref={form} className="pe-application-form-fields" noValidate onSubmit={submit}>
      {failure && (
        <Alert kind="danger">{reasons.length > 0 ? reasons.join(', ') : errorText(failure, errors)}</Alert>
      )}
      {children}
      <div className="pe-application-form-actions">
        <Button type="submit" look="primary" pending={isPending} disabled={!isComplete && !isPending}>
          {submitText}
        </Button>
        <Button onClick={onCancel}>{common('cancel')}</Button>
      </div>
    </form>
  )
}
