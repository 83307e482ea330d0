import { useMessages } from '../../i18n'
import { BlockedButton } from '../../ui/forms/blocked-button'
import { Field } from '../../ui/forms/field'
import { PasswordField } from '../../ui/forms/password-field'
import type { useLogin } from './use-login'
import './login.css'

interface LoginFormProps {
  form: ReturnType<typeof useLogin>['form']
  submitText: string
}

export function LoginForm({ form, submitText }: LoginFormProps) {
  const t = useMessages('login')
  const { status } = form
  const isBusy = status === 'pending' || status === 'success'

  return (
    <form
      ref={form.ref}
      className="pe-login-form"
      method="post"
      noValidate
      aria-busy={isBusy || undefined}
      onSubmit={form.submit}
    >
      <Field
        {...form.field('username')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField {...form.field('password')} autoComplete="current-password" />
      <BlockedButton
        type="submit"
        variant="primary"
        wide
        pending={isBusy}
        disabled={status === 'from_url'}
        blocked={form.blocked}
      >
        {submitLabel()}
      </BlockedButton>
    </form>
  )

  function submitLabel() {
    if (status === 'pending') return t('submitting')
    return status === 'success' ? <span className="pe-hidden">{t('done')}</span> : submitText
  }
}
