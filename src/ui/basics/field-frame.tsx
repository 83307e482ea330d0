import { useId } from 'react'
import type { ReactNode } from 'react'
import './field.css'

export interface FieldFrameProps {
  label: string
  /** Read together with the label. */
  hint?: ReactNode
  /** Shown below and read with the field. */
  error?: ReactNode
  /** Marks the field without a text of its own, when one message belongs to several fields. */
  invalid?: boolean
  /** Id of a message elsewhere that explains the field. */
  describedBy?: string
}

/** Attributes that bind a control to its label, hint and error. */
interface ControlAttributes {
  readonly id: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

/** Label above, the control, its hint and its error below. */
export function FieldFrame(props: FieldFrameProps & { children(control: ControlAttributes): ReactNode }) {
  const { label, hint, error, invalid, describedBy, children } = props
  const id = useId()
  const hintId = `${id}hint`
  const errorId = `${id}error`
  const described = [describedBy, hint && hintId, error && errorId].filter(Boolean).join(' ')
  const isWrong = invalid || Boolean(error) || undefined
  return (
    <div className="pe-field" data-invalid={isWrong}>
      <label className="pe-label" htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-invalid': isWrong, 'aria-describedby': described || undefined })}
      {hint && (
        <div className="pe-hint" id={hintId}>
          {hint}
        </div>
      )}
      {error && (
        <div className="pe-field-error" id={errorId}>
          {error}
        </div>
      )}
    </div>
  )
}
