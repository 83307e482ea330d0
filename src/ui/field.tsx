import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'

export { default as fieldCss } from './field.css?inline'

export interface FieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'style' | 'id'
> {
  label: string
  /** Stable, because password managers remember fields by it. */
  name: string
  /** Read together with the label. */
  hint?: ReactNode
  /** What is wrong with the value; shown below and read with the field. */
  error?: ReactNode
  /** Marks the field without a text of its own, when one message belongs to several fields. */
  invalid?: boolean
  /** Stands inside the box, at its end. */
  after?: ReactNode
  /** Id of a message elsewhere that explains the field. */
  describedBy?: string
  ref?: Ref<HTMLInputElement>
}

/** One text field: label above, the field, its hint and its error below. */
export function Field({ label, hint, error, invalid, after, describedBy, ...input }: FieldProps) {
  const id = useId()
  const hintId = `${id}hint`
  const errorId = `${id}error`
  const described = [describedBy, hint && hintId, error && errorId].filter(Boolean).join(' ')
  const isWrong = invalid || Boolean(error)
  return (
    <div className="pe-field" data-invalid={isWrong || undefined}>
      <label className="pe-label" htmlFor={id}>
        {label}
      </label>
      <div className="pe-box">
        <input
          {...input}
          id={id}
          className="pe-input"
          aria-invalid={isWrong || undefined}
          aria-describedby={described || undefined}
        />
        {after}
      </div>
      {hint && (
        <p className="pe-hint" id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className="pe-field-error" id={errorId}>
          {error}
        </p>
      )}
    </div>
  )
}
