import type { FormEvent, RefObject } from 'react'
import { useLanguage, useMessages } from '../../i18n'
import { prepareFormMessage } from '../../parts/form-message/form-message'
import { BlockedButton } from '../../ui/blocked-button'
import { Field } from '../../ui/field'
import { PasswordField } from '../../ui/password-field'
import { useAutofill } from '../../ui/use-autofill'
import { useFormValues, valuesOf } from '../../ui/use-form-values'
import type { LoginState } from './login-states'
import type { LoginValues } from './use-login'
import './login.css'

const names = ['username', 'password'] as const

interface LoginFormProps {
  ref: RefObject<HTMLFormElement | null>
  state: LoginState
  /** Fills the e-mail field in. */
  email: string
  isInvalid: boolean
  /** Id of the message that says what is wrong. */
  problemId: string | undefined
  submitText: string
  onSubmit(values: LoginValues): void
}

export function LoginForm(props: LoginFormProps) {
  const { ref, state, email, isInvalid, problemId, submitText, onSubmit } = props
  const t = useMessages('login')
  const common = useMessages('common')
  const language = useLanguage()
  const labels = { username: t('email'), password: t('password') }
  const values = useFormValues(ref, names)
  const autofill = useAutofill(ref, names.length)
  const isBusy = state === 'pending' || state === 'success'
  const isLeaving = state === 'from_url'
  const missing = names.filter(
    (name) => (name === 'username' ? values.username.trim() : values.password) === '',
  )
  const fields = missing.map((name) => labels[name]).join(', ')

  function submit(event: FormEvent) {
    event.preventDefault()
    // What stands in the fields now: a browser hands its filled values out with the press itself.
    const { username, password } = valuesOf(ref.current, names)
    if (!isBusy) onSubmit({ email: username, password, isAutofilled: autofill.isFilled })
  }

  function prepare() {
    prepareFormMessage(language)
  }

  const shared = { invalid: isInvalid, describedBy: problemId, required: true }
  return (
    <form
      ref={ref}
      className="pe-login-form"
      method="post"
      noValidate
      aria-busy={isBusy || undefined}
      onFocus={prepare}
      onSubmit={submit}
      onAnimationStart={autofill.onAnimationStart}
    >
      <Field
        {...shared}
        label={labels.username}
        name="username"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={email}
      />
      <PasswordField {...shared} label={labels.password} name="password" autoComplete="current-password" />
      <BlockedButton
        type="submit"
        variant="primary"
        wide
        pending={isBusy}
        disabled={isLeaving}
        blocked={missing.length > 0 && !autofill.isFilled ? common('missing', { fields }) : ''}
      >
        {submitLabel()}
      </BlockedButton>
    </form>
  )

  function submitLabel() {
    if (state === 'pending') return t('submitting')
    return state === 'success' ? <span className="pe-hidden">{t('done')}</span> : submitText
  }
}
