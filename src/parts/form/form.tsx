import { type ReactNode, useEffect, useRef } from 'react'
import { useMessages } from '../../i18n'
import { useEnvironment } from '../../state'
import { BlockedButton } from '../../ui/blocked-button'
import { useLabels } from '../../ui/use-form-values'
import { Heading } from '../../ui/heading'
import { FieldsPortal } from './fields-portal'
import { FormMessage, prepareFormMessage } from '../form-message/form-message'
import type { FormHandle } from './use-form'
import './form.css'

interface FormProps {
  form: FormHandle
  heading?: string
  /** Below the heading: why one is here. */
  instruction?: string
  submitText: string
  /** Takes the place of the form once it has succeeded. */
  success: string
  /** `info` where it is not known that what was asked for happens. Default `success`. */
  outcome?: 'success' | 'info'
  /** Takes the place of the form: why it cannot be filled in. */
  notice?: ReactNode
  /** Where the problem stands: above the fields, between them and the buttons, or nowhere, because a field shows it. */
  problemField?: 'above' | 'below' | 'field'
  /** The first focus has come; what will be needed may be fetched. */
  onPrepare?(): void
  /** Beside the submit button. */
  actions?: ReactNode
  /** Below the form, and below what took its place. */
  footer?: ReactNode
  /** The fields. */
  children: ReactNode
}

/** A form as all of the kit's forms look and behave: one column, message above, the main action full width. */
export function Form(props: FormProps) {
  const { form, heading, instruction, submitText, problemField = 'above', actions, footer, children } = props
  const t = useMessages('forms')
  const { headingLevel, language } = useEnvironment()
  const blocked = useBlocked(form)
  const isPending = form.state === 'pending'
  const hasSucceeded = form.state === 'success'

  function prepare() {
    prepareFormMessage(language)
    props.onPrepare?.()
  }

  const message = <FormMessage id={form.messageId} problem={form.problem} />
  return (
    <div className="pe-form" data-state={form.state}>
      {heading && <Heading level={headingLevel}>{heading}</Heading>}
      {hasSucceeded ? (
        <FormReplacement>
          <FormMessage id={form.messageId} success={props.success} outcome={props.outcome} />
        </FormReplacement>
      ) : props.notice ? (
        <FormReplacement>{props.notice}</FormReplacement>
      ) : (
        <>
          {instruction && <p className="pe-form-instruction">{instruction}</p>}
          {problemField === 'above' && message}
          <FieldsPortal>
            <form
              ref={form.ref}
              className="pe-form-fields"
              method="post"
              noValidate
              aria-busy={isPending || undefined}
              onFocus={prepare}
              onSubmit={form.submit}
            >
              {children}
              {problemField === 'below' && message}
              <div className="pe-form-actions">
                <BlockedButton
                  type="submit"
                  variant="primary"
                  wide={!actions}
                  pending={isPending}
                  blocked={blocked}
                >
                  {isPending ? t('submitting') : submitText}
                </BlockedButton>
                {actions}
              </div>
            </form>
          </FieldsPortal>
        </>
      )}
      {footer}
    </div>
  )
}

/** Returns why the form cannot be submitted yet; empty if it can. */
function useBlocked({ ref, missing, mistake }: FormHandle): string {
  const t = useMessages('forms')
  const common = useMessages('common')
  const fields = useLabels(ref, missing)
  if (missing.length > 0) return common('missing', { fields })
  if (mistake === 'passwordsDiffer' || mistake === 'passwordTooWeak') return t(mistake)
  return mistake ? common('failed') : ''
}

/** The focus of who sent the form would be lost with it, and comes here. */
function FormReplacement({ children }: { children: ReactNode }) {
  const target = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { activeElement, body } = document
    if (!activeElement || activeElement === body) target.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="pe-form-outcome" ref={target} tabIndex={-1}>
      {children}
    </div>
  )
}
