import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import { useMessages } from '../i18n'
import { Field, type FieldProps } from './field'

export { default as passwordFieldCss } from './password-field.css?inline'

/** A password that can be shown while it is typed. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'after'>) {
  const t = useMessages('common')
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  const toggle = (
    <button
      type="button"
      className="pe-reveal"
      aria-label={isShown ? t('hidePassword') : t('showPassword')}
      onClick={() => setShown(!isShown)}
    >
      <Icon size={20} aria-hidden="true" />
    </button>
  )
  return (
    <Field
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      after={toggle}
    />
  )
}
