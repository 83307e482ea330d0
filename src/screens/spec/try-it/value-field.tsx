import type { ReactNode } from 'react'
import { useMessages } from '../../../i18n'
import { Field } from '../../../ui/forms/field'
import { SelectField } from '../../../ui/inputs/select-field'
import { TextAreaField } from '../../../ui/inputs/text-area-field'
import type { ValueKind } from '../../../parts/try-it/value-kind'

interface ValueFieldProps {
  name: string
  required: boolean
  kind: ValueKind
  text: string
  hint?: ReactNode
  placeholder?: string
  error?: string
  onChange(text: string): void
}

/** One value of a request, entered as its kind wants. */
export function ValueField(props: ValueFieldProps) {
  const { name, required, kind, text, hint, placeholder, error, onChange } = props
  const t = useMessages('try-it')
  const shared = {
    name,
    error,
    label: required ? t('requiredName', { name }) : name,
    'aria-required': required || undefined,
  }
  if (kind.kind === 'choice')
    return (
      <SelectField
        {...shared}
        hint={hint}
        placeholder={t('notSent')}
        options={kind.values.map((value) => ({ value, label: value }))}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  const entry = { placeholder, spellCheck: false, autoComplete: 'off', autoCapitalize: 'none', value: text }
  if (kind.kind === 'list' || kind.kind === 'json')
    return (
      <TextAreaField
        {...shared}
        {...entry}
        hint={hint ?? t(kind.kind === 'list' ? 'listHint' : 'jsonHint')}
        rows={Math.min(12, Math.max(2, text.split('\n').length))}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  return <Field {...shared} {...entry} hint={hint} onChange={(event) => onChange(event.target.value)} />
}
