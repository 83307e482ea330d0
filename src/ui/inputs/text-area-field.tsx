import type { TextareaHTMLAttributes } from 'react'
import { FieldFrame, type FieldFrameProps } from '../basics/field-frame'
import './text-area-field.css'
import '../basics/field.css'

export interface TextAreaFieldProps
  extends FieldFrameProps, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'style' | 'id'> {
  name: string
}

/** A text area, styled like a text field. */
export function TextAreaField({ label, hint, error, invalid, describedBy, ...area }: TextAreaFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, invalid, describedBy }}>
      {(control) => (
        <div className="pe-box">
          <textarea rows={3} {...area} {...control} className="pe-input pe-text-area" />
        </div>
      )}
    </FieldFrame>
  )
}
