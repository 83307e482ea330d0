import { useState } from 'react'
import type { CustomErrorHandler } from '../../lib/custom-error-handler'
import { resetPassword } from '../../api'
import { useMessages } from '../../i18n'
import { meetsPolicy, passwordStatus } from '../../lib/password-rules'
import { Form } from '../../parts/account-form/form'
import { FormMistake } from '../../parts/form/form-problem'
import { submittedOnce } from '../../parts/form/form-state'
import { useForm } from '../../parts/form/use-form'
import { LinkNotice } from '../../parts/mail-link/link-notice'
import { linkFaultOf } from '../../parts/mail-link/link-fault'
import { PasswordRequirements } from '../../parts/password-requirements/password-requirements'
import { usePasswordPolicy } from '../../parts/password-requirements/use-password-policy'
import { useSecretParameters } from '../../parts/form/use-secret-parameters'
import { useNavigation, usePortal } from '../../state'
import { Field } from '../../ui/forms/field'
import { PasswordField } from '../../ui/forms/password-field'

export interface ResetPasswordProps {
  instructionText: string
  /** Of the page that sends a new link. */
  forgotPasswordHref?: string
  customErrorHandler?: CustomErrorHandler
  onResetPasswordSuccess(detail: { email: string }): boolean
}

/** Sets a password with the token of a mail: the first one, or one in place of one that was forgotten. */
export function ResetPassword({ instructionText, forgotPasswordHref, ...props }: ResetPasswordProps) {
  const t = useMessages('passwords')
  const forms = useMessages('forms')
  const portal = usePortal()
  const { parameters, assembled } = useNavigation()
  const token = useSecretParameters('token').token ?? ''
  const [email] = useState(() => parameters().get('email')?.trim() ?? '')
  const { policy, load } = usePasswordPolicy()
  const form = useForm({
    fields: {
      password: { label: t('new'), required: true, secret: true },
      confirmPassword: { label: t('confirm'), required: true, secret: true },
    },
    machine: submittedOnce,
    missing: 'passwordsRequired',
    customErrorHandler: props.customErrorHandler,
    faultIn(name, { password, confirmPassword }) {
      if (name === 'password')
        return meetsPolicy(passwordStatus(password, policy), policy) ? undefined : forms('passwordTooWeak')
      return password === confirmPassword ? undefined : t('mustMatch')
    },
    mistake: ({ password, confirmPassword }) =>
      password === confirmPassword ? undefined : new FormMistake('passwordsDiffer', ['confirmPassword']),
    send: ({ password }) => resetPassword(portal.api, { password, token }),
    succeeded: (response) => void props.onResetPasswordSuccess({ email: response.email ?? email }),
  })
  const refusal = form.problem?.kind === 'refused' ? form.problem : undefined
  // A page without a trace of a link is one that is being made.
  const isCut = token === '' && (assembled || email !== '')
  const fault = isCut ? 'incomplete' : linkFaultOf(refusal?.error)
  const notice = fault && { fault, custom: refusal?.custom, email, forgotPasswordHref }
  const { password } = form.values

  return (
    <Form
      form={form}
      heading={t('resetHeading')}
      instruction={instructionText}
      submitText={t('resetSubmit')}
      success={t('resetSuccess')}
      onPrepare={load}
      notice={notice && <LinkNotice {...notice} />}
    >
      {email && (
        <Field
          label={forms('email')}
          name="username"
          type="email"
          autoComplete="username"
          defaultValue={email}
          readOnly
        />
      )}
      <PasswordField
        {...form.field('password')}
        autoComplete="new-password"
        hint={<PasswordRequirements status={passwordStatus(password, policy)} policy={policy} />}
      />
      <PasswordField {...form.field('confirmPassword')} autoComplete="new-password" />
    </Form>
  )
}
