import { useEffect } from 'react'
import type { CustomErrorHandler } from '../../lib/custom-error-handler'
import { changePassword } from '../../api'
import { useMessages } from '../../i18n'
import { meetsPolicy, type PasswordStatus, passwordStatus } from '../../lib/password-rules'
import { usePortal } from '../../state'
import { useSignedInEmail } from '../form/use-signed-in-email'
import { Button } from '../../ui/basics/button'
import { Checkbox } from '../../ui/checkbox/checkbox'
import { PasswordField } from '../../ui/forms/password-field'
import { Form } from '../account-form/form'
import { FormMistake } from '../form/form-problem'
import { submittedOnce } from '../form/form-state'
import { useForm } from '../form/use-form'
import { PasswordRequirements } from '../password-requirements/password-requirements'
import { usePasswordPolicy } from '../password-requirements/use-password-policy'

/** A text that is absent is the translated one; an empty text is empty. */
export interface ChangePasswordFormProps {
  /** Above the form. Default: none. */
  heading?: string
  instructionText?: string
  changePasswordButtonText?: string
  email?: string
  customErrorHandler?: CustomErrorHandler
  onSuccess(): void
  onPasswordRequirements?(detail: PasswordStatus): boolean
  /** Takes the form away. Default: Cancel empties it. */
  onCancel?(): void
}

/** Changes the password of the signed-in developer or user. Reads the messages `passwords`. */
export function ChangePasswordForm(props: ChangePasswordFormProps) {
  const { onCancel } = props
  const t = useMessages('passwords')
  const common = useMessages('common')
  const forms = useMessages('forms')
  const { api } = usePortal()
  const signedInEmail = useSignedInEmail()
  const { policy, load } = usePasswordPolicy()
  const form = useForm({
    fields: {
      oldPassword: { label: t('current'), required: true, secret: true },
      newPassword: { label: t('new'), required: true, secret: true },
      confirmPassword: { label: t('confirm'), required: true, secret: true },
      endOtherSessions: { label: t('endOthers') },
    },
    machine: submittedOnce,
    customErrorHandler: props.customErrorHandler,
    faultIn(name, { newPassword, confirmPassword }) {
      if (name === 'newPassword' && !meetsPolicy(passwordStatus(newPassword, policy), policy))
        return forms('passwordTooWeak')
      return name === 'confirmPassword' && newPassword !== confirmPassword ? t('mustMatch') : undefined
    },
    mistake({ newPassword, confirmPassword }) {
      if (!meetsPolicy(passwordStatus(newPassword, policy), policy)) {
        return new FormMistake('passwordTooWeak', ['newPassword'])
      }
      if (newPassword !== confirmPassword) return new FormMistake('passwordsDiffer', ['confirmPassword'])
      return undefined
    },
    send: ({ oldPassword, newPassword, endOtherSessions }) =>
      changePassword(api, {
        old_password: oldPassword,
        new_password: newPassword,
        // The default is left out for servers that do not know the field.
        ...(!endOtherSessions && { end_other_sessions: false }),
      }),
    succeeded: () => props.onSuccess(),
  })
  const { newPassword } = form.values
  const status = passwordStatus(newPassword, policy)
  useStatusEvent(status, props.onPasswordRequirements)

  const cancel = (
    <Button
      disabled={form.status === 'pending' || (!onCancel && form.blocked !== '')}
      onClick={onCancel ?? form.clear}
    >
      {common('cancel')}
    </Button>
  )
  return (
    <Form
      form={form}
      heading={props.heading}
      instruction={props.instructionText}
      submitText={props.changePasswordButtonText ?? t('changeSubmit')}
      success={t('changeSuccess')}
      messagePosition="below"
      onPrepare={load}
      actions={cancel}
    >
      <input
        className="pe-hidden"
        name="username"
        type="email"
        autoComplete="username"
        aria-label={t('account')}
        tabIndex={-1}
        readOnly
        value={props.email ?? signedInEmail}
      />
      <PasswordField {...form.field('oldPassword')} autoComplete="current-password" />
      <PasswordField
        {...form.field('newPassword')}
        autoComplete="new-password"
        hint={<PasswordRequirements status={status} policy={policy} />}
      />
      <PasswordField {...form.field('confirmPassword')} autoComplete="new-password" />
      <Checkbox {...form.field('endOtherSessions')} value="true" defaultChecked />
    </Form>
  )
}

/** Tells the page, once each time, what the new password has. */
function useStatusEvent(status: PasswordStatus, notify?: (status: PasswordStatus) => boolean): void {
  const { uppercase, lowercase, number, special, length } = status
  useEffect(() => {
    notify?.({ uppercase, lowercase, number, special, length })
  }, [notify, uppercase, lowercase, number, special, length])
}
