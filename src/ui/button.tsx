import { type ButtonHTMLAttributes, type ReactNode, type Ref, useId, useState } from 'react'
import { Spinner } from './spinner'
import './button.css'

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  /** `primary` for the one thing to do next, `danger` for what cannot be taken back. Default `secondary`; `link` reads as a link but acts. */
  variant?: 'primary' | 'secondary' | 'danger' | 'link'
  /** Takes the whole width of its container. */
  wide?: boolean
  /** Working: shows a spinner, keeps the focus and does nothing when pressed. */
  pending?: boolean
  /**
   * Why it does nothing yet, said on focus, hover and press; it keeps its position in the tab order. Empty: nothing is missing. A button
   * that is ever blocked always has it, so that it stays the same element.
   */
  blocked?: string
  ref?: Ref<HTMLButtonElement>
  children: ReactNode
}

export function Button({ blocked, ...props }: ButtonProps) {
  return blocked === undefined ? <PlainButton {...props} /> : <BlockedButton {...props} blocked={blocked} />
}

function PlainButton(props: Omit<ButtonProps, 'blocked'>) {
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
      aria-disabled={pending || undefined}
      {...rest}
      type={type}
      className="pe-button"
      data-variant={variant}
      data-wide={wide || undefined}
      data-pending={pending || undefined}
      // Not `disabled`, which would throw the focus of a keyboard user back to the start of the page.
      onClick={pending ? (event) => event.preventDefault() : onClick}
    >
      {pending && <Spinner />}
      {children}
    </button>
  )
}

function BlockedButton({ blocked, onClick, ...props }: ButtonProps & { blocked: string }) {
  const id = useId()
  /** The reason that was given for the last press: with another one, nobody has asked yet. */
  const [announced, setAnnounced] = useState('')
  const reason = props.pending ? '' : blocked
  const isAnnounced = reason !== '' && announced === reason
  return (
    <span className="pe-button-frame" data-wide={props.wide || undefined}>
      <PlainButton
        {...props}
        aria-disabled={Boolean(reason) || props.pending || undefined}
        aria-describedby={reason ? id : props['aria-describedby']}
        onClick={
          reason
            ? (event) => {
                event.preventDefault()
                setAnnounced(reason)
              }
            : onClick
        }
      />
      {reason && (
        <span className="pe-button-reason" role="tooltip" id={id} data-announced={isAnnounced || undefined}>
          {reason}
        </span>
      )}
      <span className="pe-hidden" aria-live="polite">
        {isAnnounced && reason}
      </span>
    </span>
  )
}
