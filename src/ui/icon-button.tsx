import type { ComponentPropsWithRef, ComponentType } from 'react'
import './icon-button.css'

interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  icon: ComponentType<{ size: number; 'aria-hidden': 'true' }>
  /** The accessible name: the button shows no words. */
  label: string
}

/** A quiet button that shows a sign only. */
export function IconButton({ icon: Sign, label, ...props }: IconButtonProps) {
  return (
    <button type="button" className="pe-icon-button" aria-label={label} {...props}>
      <Sign size={16} aria-hidden="true" />
    </button>
  )
}
