import { useId } from 'react'
import { useMessages } from '../../i18n'
import { Checkbox } from '../../ui/checkbox/checkbox'
import { Field } from '../../ui/forms/field'
import { SelectField } from '../../ui/inputs/select-field'
import { TextAreaField } from '../../ui/inputs/text-area-field'
import { isAttributeValue } from './configuration'
import { Documentation } from './documentation'
import type { BuilderAttribute } from './manifest'
import { useDraft } from './use-draft'
import './builder.css'

interface AttributeFieldProps {
  attribute: BuilderAttribute
  /** Undefined: the default. */
  value: string | undefined
  /** Undefined takes the attribute away. */
  onChange(value: string | undefined): void
}

/** The control of one attribute, with its documentation. */
export function AttributeField({ attribute, value, onChange }: AttributeFieldProps) {
  const t = useMessages('builder')
  const { name, kind, choices, description, initial } = attribute
  // Only what counts is a value: an empty field leaves the default.
  const draft = useDraft(
    value ?? '',
    (text) => text === '' || isAttributeValue(attribute, text),
    (text) => onChange(text === '' ? undefined : text),
  )
  const hint = <Documentation text={description} initial={kind === 'flag' ? undefined : initial} />
  if (kind === 'flag') return <FlagField {...{ attribute, value, onChange }} />
  if (kind === 'choice') {
    const options = choices.map((choice) => ({ value: choice, label: choice }))
    return (
      <SelectField
        {...{ label: name, name, hint, options, value: value ?? '' }}
        placeholder={t('notSet')}
        onChange={(event) => onChange(event.target.value || undefined)}
      />
    )
  }
  const refusal = { number: 'invalidNumber', json: 'invalidJson' } as const
  const error = draft.isInvalid && t(kind === 'number' || kind === 'json' ? refusal[kind] : 'invalidValue')
  const shared = { label: name, name, hint, error, value: draft.text, spellCheck: false }
  if (kind === 'css' || kind === 'json')
    return <TextAreaField {...shared} onChange={(event) => draft.change(event.target.value)} />
  return (
    <Field
      {...shared}
      // Templates are no URLs, and are refused by the browser's own field for them.
      inputMode={kind === 'number' ? 'numeric' : kind === 'url' ? 'url' : 'text'}
      autoComplete="off"
      onChange={(event) => draft.change(event.target.value)}
    />
  )
}

function FlagField({ attribute: { name, initial, description }, value, onChange }: AttributeFieldProps) {
  const id = useId()
  const isInitial = initial === 'true'
  const isOn = value === undefined ? isInitial : value !== 'false'
  const written = (on: boolean) => (on === isInitial ? undefined : on ? '' : 'false')
  return (
    <div className="pe-builder-flag">
      <Checkbox
        name={name}
        label={name}
        describedBy={id}
        checked={isOn}
        onChange={(event) => onChange(written(event.target.checked))}
      />
      <div className="pe-hint" id={id}>
        <Documentation text={description} />
      </div>
    </div>
  )
}
