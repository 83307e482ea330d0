import { useMessages } from '../../i18n'
import { PasswordField } from '../../ui/forms/password-field'

interface SecretFieldProps {
  name: string
  label: string
  text: string
  hint?: string
  onChange(text: string): void
}

/** A secret that stays in this page: hidden until the developer reveals it, and nothing for password managers. */
export function SecretField({ name, label, text, hint, onChange }: SecretFieldProps) {
  const t = useMessages('try-it')
  return (
    <PasswordField
      name={name}
      label={label}
      hint={hint}
      labels={{ show: t('show', { label }), hide: t('hide', { label }) }}
      autoComplete="off"
      data-1p-ignore=""
      data-lpignore="true"
      value={text}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
