import type { CustomErrorHandler } from '../../lib/custom-error-handler'
import { paths } from '../../router/paths'
import { forgotDeveloperPassword, forgotPassword } from '../../api'
import { useMessages } from '../../i18n'
import { Form } from '../../parts/account-form/form'
import { submittedOnce } from '../../parts/form/form-state'
import { useForm } from '../../parts/form/use-form'
import { PortalLink } from '../../parts/portal-link/portal-link'
import { useNavigation, usePortal } from '../../state'
import { Button } from '../../ui/basics/button'
import { Field } from '../../ui/forms/field'

/** Texts that are absent are the translated ones; empty texts are empty. */
export interface ForgotPasswordProps {
  instructionText: string
  showLoginLink: boolean
  loginLinkText?: string
  forgotPasswordButtonText?: string
  successText?: string
  resetPasswordRequestEndpoint?: string
  requestEnvelope: 'data' | 'none'
  requestWrapper?: (payload: Readonly<Record<string, string>>) => unknown
  customErrorHandler?: CustomErrorHandler
  onForgotPasswordSuccess(detail: { email: string }): boolean
  onClickLoginLink(): boolean
}

/** Asks for the mail by which a password is reset. */
export function ForgotPassword(props: ForgotPasswordProps) {
  const t = useMessages('forgot')
  const forms = useMessages('forms')
  const links = useMessages('links')
  const portal = usePortal()
  const { loginHref, navigate, assembled } = useNavigation()
  const form = useForm({
    fields: { email: { label: forms('email'), required: true } },
    machine: submittedOnce,
    missing: 'emailRequired',
    customErrorHandler: props.customErrorHandler,
    send: ({ email }) =>
      assembled && !props.resetPasswordRequestEndpoint && !props.requestWrapper
        ? forgotDeveloperPassword(portal.api, email)
        : forgotPassword(portal.api, email, {
            endpoint: props.resetPasswordRequestEndpoint,
            envelope: props.requestEnvelope,
            wrapper: props.requestWrapper,
          }),
    succeeded: (_, { email }) => void props.onForgotPasswordSuccess({ email }),
  })
  const loginText = props.loginLinkText ?? t('login')

  function goToLogin() {
    if (props.onClickLoginLink()) navigate(paths.login, { href: loginHref })
  }

  return (
    <Form
      form={form}
      heading={t('heading')}
      instruction={props.instructionText}
      submitText={props.forgotPasswordButtonText ?? t('submit')}
      success={props.successText ?? links('sent')}
      outcome="info"
      footer={footer()}
    >
      <Field
        {...form.field('email')}
        // For the portal after a move. Set before the field is in the page, it would take the focus from the page around the tag.
        ref={(field) => field?.setAttribute('autofocus', '')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
    </Form>
  )

  function footer() {
    if (form.status === 'success') {
      return (
        <Button wide onClick={goToLogin}>
          {loginText}
        </Button>
      )
    }
    if (!props.showLoginLink) return undefined
    return (
      <p className="pe-form-link">
        <PortalLink path={paths.login} onFollow={props.onClickLoginLink}>
          {loginText}
        </PortalLink>
      </p>
    )
  }
}
