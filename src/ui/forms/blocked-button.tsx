import { useId, useState } from 'react'
import { Button, type ButtonProps } from '../basics/button'
import './blocked-button.css'

interface BlockedButtonProps extends ButtonProps {
  /** Why it does nothing yet. Empty: nothing is missing. */
  blocked: string
}

/** A button that says on focus, hover and press what is missing before it works, and keeps its position in the tab order meanwhile. */
export function BlockedButton({ blocked, onClick, ...props }: BlockedButtonProps) {
  const id = useId()
  /** The reason that was given for the last press: with another one, nobody has asked yet. */
  const [announced, setAnnounced] = useState('')
  const reason = props.pending ? '' : blocked
  const isAnnounced = reason !== '' && announced === reason
  return (
    <span className="pe-button-frame" data-wide={props.wide || undefined}>
      <Button
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
