import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import Settings from 'lucide-react/icons/settings'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useMessages } from '../../i18n'
import { openedDialogs } from './opened-dialogs'
import type { Toast, ToastStore } from './toast-store'
import '../kind.css'
import './toasts.css'

const icons = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
  system: Settings,
}

const isUrgent = ({ kind }: Toast) => kind === 'warning' || kind === 'danger'

/**
 * Where the messages of a store appear: above everything on the page, as far as the browser has a top layer. While the
 * pointer or the focus is on one of them, none goes by itself.
 */
export function Toasts({ store }: { store: ToastStore }) {
  const toasts = useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot)
  const container = useRef<HTMLDivElement>(null)
  const newest = toasts.at(-1)?.id
  const dialogs = useSyncExternalStore(openedDialogs.subscribe, openedDialogs.get, openedDialogs.get)

  useEffect(() => {
    const popover = container.current
    if (!popover?.isConnected || !('showPopover' in popover)) return
    // Shown from the beginning, because what becomes visible together with its words is not read out; and afresh for each
    // message and dialog, which puts it above the dialog's shade.
    if (popover.matches(':popover-open')) popover.hidePopover()
    popover.showPopover()
  }, [newest, dialogs])

  function close({ id }: Toast) {
    store.close(id)
    // The focus went with the button, and no event says so.
    if (!container.current?.matches(':hover')) store.resume()
  }

  const shown = (urgent: boolean) =>
    toasts
      .filter((toast) => isUrgent(toast) === urgent)
      .map((toast) => <ToastBox key={toast.id} toast={toast} onClose={() => close(toast)} />)

  return (
    <div
      ref={container}
      className="pe-toasts"
      popover="manual"
      onPointerEnter={() => store.pause()}
      onPointerLeave={() => store.resume()}
      onFocus={() => store.pause()}
      onBlur={() => store.resume()}
    >
      <div role="status">{shown(false)}</div>
      <div role="alert">{shown(true)}</div>
    </div>
  )
}

function ToastBox({ toast, onClose }: { toast: Toast; onClose(): void }) {
  const t = useMessages('common')
  const Icon = icons[toast.kind]
  return (
    <div className="pe-kind pe-toast" data-kind={toast.kind}>
      <Icon size={20} aria-hidden="true" />
      <p className="pe-toast-text">{toast.message}</p>
      <button type="button" className="pe-toast-close" aria-label={t('close')} onClick={onClose}>
        <X size={16} aria-hidden="true" />
      </button>
    </div>
  )
}
