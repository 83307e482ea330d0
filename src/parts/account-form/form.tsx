import { type ReactNode, useEffect, useRef } from 'react'
import { useMessages } from '../../i18n'
import { useHost, useNavigation } from '../../state'
import { BlockedButton } from '../../ui/forms/blocked-button'
import { Heading } from '../../ui/basics/heading'
import { FieldsPortal } from '../form/fields-portal'
import { FormMessage } from '../form/form-message'
import type { FormHandle } from '../form/use-form'
import '../form/form.css'

/** The part of a form that its frame shows. */
type FormView = Pick<FormHandle, 'ref' | 'status' | 'message' | 'messageId' | 'blocked' | 'submit'>

interface FormProps {
  form: FormView
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
  /** Where the problem stands: above the fields, or between them and the buttons. Default `above`. */
  messagePosition?: 'above' | 'below'
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
  const {
    form,
    heading,
    instruction,
    submitText,
    messagePosition = 'above',
    actions,
    footer,
    children,
  } = props
  const t = useMessages('forms')
  const { headingLevel } = useHost()
  const { assembled } = useNavigation()
  const isPending = form.status === 'pending'
  const hasSucceeded = form.status === 'success'

  const message = <FormMessage id={form.messageId} problem={form.message} />
  return (
    <div className="pe-form" data-state={form.status} data-assembled={assembled || undefined}>
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
          {messagePosition === 'above' && message}
          <FieldsPortal>
            <form
              ref={form.ref}
              className="pe-form-fields"
              method="post"
              noValidate
              aria-busy={isPending || undefined}
              onFocus={props.onPrepare}
              onSubmit={form.submit}
            >
              {children}
              {messagePosition === 'below' && message}
              <div className="pe-form-actions">
                <BlockedButton
                  type="submit"
                  variant="primary"
                  wide={!actions}
                  pending={isPending}
                  blocked={form.blocked}
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
