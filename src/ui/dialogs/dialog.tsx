import X from 'lucide-react/icons/x'
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { useMessages } from '../../i18n'
import { isPlainClick } from '../../lib/is-plain-click'
import { Heading } from '../basics/heading'
import { openedDialogs } from './opened-dialogs'
import './dialog.css'

interface DialogProps {
  title: ReactNode
  /** Level of the title in the outline of the page. */
  level: number
  /** The wish to leave: Escape or the button in the corner. Left out, neither leads out of the dialog. */
  onClose?: () => void
  /** Asked for with Escape where there is no `onClose`: a chance to say what has to be done first. */
  onEscape?: () => void
  /** The way on, at the end of the dialog. */
  actions?: ReactNode
  /** Stands at the edge of the window and has links: choosing one closes it, as does a press beside it. */
  isDrawer?: boolean
  children: ReactNode
}

/** A modal dialog. It is open as long as it is mounted; it keeps the focus and gives it back. */
export function Dialog({ title, level, onClose, onEscape, actions, isDrawer, children }: DialogProps) {
  const t = useMessages('common')
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  // In the layout phase, because the focus goes back to where it was only while the dialog is still part of the page.
  useLayoutEffect(() => {
    const current = dialog.current
    if (current && !current.open) current.showModal()
    openedDialogs.set(openedDialogs.get() + 1)
    return () => current?.close()
  }, [])

  const leave = useEffectEvent(() => (onClose ?? onEscape)?.())

  useEffect(() => {
    const current = dialog.current
    if (!current) return
    const stop = new AbortController()
    const { signal } = stop
    current.addEventListener(
      'cancel',
      (event) => {
        event.preventDefault()
        leave()
      },
      { signal },
    )
    // A browser may close a dialog that has prevented closing once; its owner decides whether it is mounted again.
    const reopen = () => current.isConnected && !current.open && current.showModal()
    current.addEventListener('close', reopen, { signal })
    return () => stop.abort()
  }, [])

  function keepKeysInside(event: KeyboardEvent) {
    // Shortcuts of the screen below are not meant for us.
    event.stopPropagation()
  }

  const isChoice = (event: MouseEvent) =>
    event.target === dialog.current || ((event.target as Element).closest('a') && isPlainClick(event))

  // Before the link is followed: as long as a modal dialog is open, nothing outside of it takes the focus.
  const prepare = (event: MouseEvent) => isChoice(event) && dialog.current?.close()
  // After that, because React calls no handlers of what is gone.
  const leaveAfter = (event: MouseEvent) => isChoice(event) && onClose?.()

  return (
    <dialog
      ref={dialog}
      className="pe-dialog"
      data-drawer={isDrawer || undefined}
      aria-labelledby={titleId}
      onKeyDown={keepKeysInside}
      onClickCapture={isDrawer ? prepare : undefined}
      onClick={isDrawer ? leaveAfter : undefined}
    >
      <div className="pe-dialog-head">
        <Heading level={level} size="section" id={titleId}>
          {title}
        </Heading>
        {onClose && (
          <button type="button" className="pe-dialog-close" aria-label={t('close')} onClick={onClose}>
            <X size={20} aria-hidden="true" />
          </button>
        )}
      </div>
      <div className="pe-dialog-body">{children}</div>
      {actions && <div className="pe-dialog-actions">{actions}</div>}
    </dialog>
  )
}
