import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import './kind.css'
import './alert.css'

export type AlertKind = 'info' | 'success' | 'warning' | 'danger'

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }

interface AlertProps {
  kind: AlertKind
  id?: string
  /** A button or link, such as one that tries again. */
  action?: ReactNode
  children: ReactNode
}

/** A message that stays. Dangers interrupt a screen reader, everything else waits for a pause. */
export function Alert({ kind, id, action, children }: AlertProps) {
  const Icon = icons[kind]
  return (
    <div className="pe-kind pe-alert" data-kind={kind} id={id} role={kind === 'danger' ? 'alert' : 'status'}>
      <Icon size={20} aria-hidden="true" />
      <div className="pe-alert-text">{children}</div>
      {action}
    </div>
  )
}
