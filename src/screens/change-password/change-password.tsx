import { useEffect } from 'react'
import { useMessages } from '../../i18n'
import { meetsPolicy, type PasswordStatus, passwordStatus } from '../../lib/password-rules'
import { Form } from '../../parts/form/form'
import { FormMistake } from '../../parts/form/form-mistake'
import { useForm } from '../../parts/form/use-form'
import type { CustomErrorHandler } from '../../parts/form-message/form-problem'
import { PasswordRequirements } from '../../parts/password-requirements/password-requirements'
import { usePasswordPolicy } from '../../parts/password-requirements/use-password-policy'
import { useEnvironment } from '../../state'
import { Button } from '../../ui/button'
import { PasswordField } from '../../ui/password-field'
import { useSignedInEmail } from '../../state/use-signed-in-email'

const names = ['oldPassword', 'newPassword', 'confirmPassword'] as const

/** A text that is absent is the translated one; an empty text is empty. */
export interface ChangePasswordProps {
  instructionText: string
  changePasswordButtonText?: string
  email?: string
  customErrorHandler?: CustomErrorHandler
  onChangePasswordSuccess(): boolean
  onPasswordRequirements(detail: PasswordStatus): boolean
}

/** Changes the password of the signed-in developer or user. */
export function ChangePassword(props: ChangePasswordProps) {
  const t = useMessages('passwords')
  const common = useMessages('common')
  const forms = useMessages('forms')
  const { portal } = useEnvironment()
  const signedInEmail = useSignedInEmail()
  const { policy, ask } = usePasswordPolicy()
  const form = useForm({
    names,
    required: names,
    secrets: names,
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
    send: ({ oldPassword, newPassword }) =>
      portal.api.account.changePassword({ old_password: oldPassword, new_password: newPassword }),
    succeeded: () => void props.onChangePasswordSuccess(),
  })
  const { newPassword } = form.values
  const status = passwordStatus(newPassword, policy)
  useStatusEvent(status, props.onPasswordRequirements)

  const cancel = (
    <Button disabled={!form.isComplete || form.state === 'pending'} onClick={form.clear}>
      {common('cancel')}
    </Button>
  )
  return (
    <Form
      form={form}
      heading={t('changeHeading')}
      instruction={props.instructionText}
      submitText={props.changePasswordButtonText ?? t('changeSubmit')}
      success={t('changeSuccess')}
      problemField="below"
      onPrepare={ask}
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
      <PasswordField {...form.field('oldPassword')} label={t('current')} autoComplete="current-password" />
      <PasswordField
        {...form.field('newPassword')}
        label={t('new')}
        autoComplete="new-password"
        hint={<PasswordRequirements status={status} policy={policy} />}
      />
      <PasswordField {...form.field('confirmPassword')} label={t('confirm')} autoComplete="new-password" />
    </Form>
  )
}

/** Tells the page, once each time, what the new password has. */
function useStatusEvent(status: PasswordStatus, notify: (status: PasswordStatus) => boolean): void {
  const { uppercase, lowercase, number, special, length } = status
  useEffect(() => {
    notify({ uppercase, lowercase, number, special, length })
  }, [notify, uppercase, lowercase, number, special, length])
}
