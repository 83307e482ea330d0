import type { ReactNode } from 'react'
import { useMessages } from '../../i18n'
import { FormMessage } from '../../parts/form/form-message'
import { BlockedButton } from '../../ui/forms/blocked-button'
import { Button } from '../../ui/basics/button'
import type { ApplicationFormHandle } from './application-fields'
import './application-form.css'

interface FormFrameProps {
  form: ApplicationFormHandle
  submitText: string
  onCancel(): void
  children: ReactNode
}

/** Message above, fields, buttons. */
export function FormFrame({ form, submitText, onCancel, children }: FormFrameProps) {
  const common = useMessages('common')
  return (
    <form ref={form.ref} className="pe-application-form-fields" noValidate onSubmit={form.submit}>
      <FormMessage id={form.messageId} problem={form.message} />
      {children}
      <div className="pe-application-form-actions">
        <BlockedButton
          type="submit"
          variant="primary"
          pending={form.status === 'pending'}
          blocked={form.blocked}
        >
          {submitText}
        </BlockedButton>
        <Button onClick={onCancel}>{common('cancel')}</Button>
      </div>
    </form>
  )
}
