import { useId } from 'react'
import type { InputHTMLAttributes, ReactNode } from 'react'
import './checkbox.css'

interface CheckboxProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'style' | 'id' | 'type'
> {
  name: string
  /** May hold links; the words are the label as a whole. */
  label: ReactNode
  /** Shown below and read with the box. */
  error?: ReactNode
  /** Marks the box without a text of its own. */
  invalid?: boolean
  /** Id of a message elsewhere that explains the box. */
  describedBy?: string
  /** `radio` for one choice among several of the same name. Default `checkbox`. */
  type?: 'checkbox' | 'radio'
}

/** A box to tick, with its words beside it. */
export function Checkbox(props: CheckboxProps) {
  const { label, error, invalid, describedBy, type = 'checkbox', ...input } = props
  const id = useId()
  const errorId = `${id}error`
  const described = [describedBy, error && errorId].filter(Boolean).join(' ')
  const isWrong = invalid || Boolean(error) || undefined
  return (
    <div className="pe-checkbox" data-invalid={isWrong}>
      <input
        {...input}
        type={type}
        id={id}
        className="pe-checkbox-input"
        aria-invalid={isWrong}
        aria-describedby={described || undefined}
      />
      <label htmlFor={id}>{label}</label>
      {error && (
        <p className="pe-field-error" id={errorId}>
          {error}
        </p>
      )}
    </div>
  )
}
