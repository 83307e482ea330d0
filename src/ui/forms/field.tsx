import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { FieldFrame, type FieldFrameProps } from '../basics/field-frame'
import '../basics/field.css'

export interface FieldProps
  extends FieldFrameProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'id'> {
  /** Stable, because password managers remember fields by it. */
  name: string
  /** Stands inside the box, at its end. */
  after?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** One text field: label above, the field, its hint and its error below. */
export function Field({ label, hint, error, invalid, describedBy, after, ...input }: FieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, invalid, describedBy }}>
      {(control) => (
        <div className="pe-box">
          <input {...input} {...control} className="pe-input" />
          {after}
        </div>
      )}
    </FieldFrame>
  )
}
