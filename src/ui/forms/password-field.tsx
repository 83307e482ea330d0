import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import { useMessages } from '../../i18n'
import { Field, type FieldProps } from './field'
import './password-field.css'

interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'after'> {
  /** Names of the button that shows and hides the value. Default: those for a password. */
  labels?: { readonly show: string; readonly hide: string }
}

/** A password that can be shown while it is typed. */
export function PasswordField({ labels, ...props }: PasswordFieldProps) {
  const t = useMessages('common')
  const [isShown, setShown] = useState(false)
  const { show, hide } = labels ?? { show: t('showPassword'), hide: t('hidePassword') }
  const Icon = isShown ? EyeOff : Eye
  const toggle = (
    <button
      type="button"
      className="pe-reveal"
      aria-label={isShown ? hide : show}
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
