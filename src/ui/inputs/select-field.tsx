import ChevronDown from 'lucide-react/icons/chevron-down'
import type { SelectHTMLAttributes } from 'react'
import { FieldFrame, type FieldFrameProps } from '../basics/field-frame'
import './select-field.css'
import '../basics/field.css'

export interface SelectOption {
  readonly value: string
  readonly label: string
}

export interface SelectFieldProps
  extends FieldFrameProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'style' | 'id'> {
  name: string
  options: readonly SelectOption[]
  /** Stands first and is no choice. */
  placeholder?: string
}

/** A select field, styled like a text field. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, invalid, describedBy, options, placeholder, ...select } = props
  return (
    <FieldFrame {...{ label, hint, error, invalid, describedBy }}>
      {(control) => (
        <div className="pe-box">
          <select {...select} {...control} className="pe-input pe-select">
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <ChevronDown size={16} aria-hidden="true" />
        </div>
      )}
    </FieldFrame>
  )
}
