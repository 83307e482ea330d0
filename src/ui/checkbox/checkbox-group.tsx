import type { ReactNode } from 'react'
import '../basics/field.css'
import './checkbox-group.css'

interface CheckboxGroupProps {
  label: string
  'aria-describedby'?: string
  children: ReactNode
}

/** Checkboxes or radio buttons under one name. */
export function CheckboxGroup({ label, children, ...fieldset }: CheckboxGroupProps) {
  return (
    <fieldset className="pe-checkbox-group" {...fieldset}>
      <legend className="pe-label">{label}</legend>
      {children}
    </fieldset>
  )
}
