import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { Spinner } from './spinner'
import './button.css'

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  /**
   * `primary` for the one thing to do next, `danger` for what cannot be taken back. `link` reads as a link but acts, and `danger-link` does so
   * where a list has what cannot be taken back. Default: `secondary`.
   */
  variant?: 'primary' | 'secondary' | 'danger' | 'link' | 'danger-link'
  /** Takes the whole width of its container. */
  wide?: boolean
  /** Working: shows a spinner, keeps the focus and does nothing when pressed. */
  pending?: boolean
  ref?: Ref<HTMLButtonElement>
  children: ReactNode
}

export function Button(props: ButtonProps) {
  const {
    variant = 'secondary',
    wide = false,
    pending = false,
    type = 'button',
    onClick,
    children,
    ...rest
  } = props
  return (
    <button
      // Not `disabled`, which would throw the focus of a keyboard user back to the start of the page.
      aria-disabled={pending || undefined}
      {...rest}
      type={type}
      className="pe-button"
      data-variant={variant}
      data-wide={wide || undefined}
      data-pending={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
    >
      {pending && <Spinner />}
      {children}
    </button>
  )
}
