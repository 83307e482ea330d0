import type { ReactNode } from 'react'
import { Heading } from './basics/heading'
import './empty.css'

interface EmptyProps {
  title?: ReactNode
  /** Level of the title in the outline of the page. */
  level: number
  icon?: ReactNode
  /** A sentence on the future content of this place, or on the next step. */
  children?: ReactNode
  actions?: ReactNode
}

/** A place with nothing in it: what it is, and the first step. */
export function Empty({ title, level, icon, children, actions }: EmptyProps) {
  return (
    <div className="pe-empty">
      {icon && <div className="pe-empty-icon">{icon}</div>}
      {title && (
        <Heading level={level} size="section">
          {title}
        </Heading>
      )}
      {children && <div className="pe-empty-text">{children}</div>}
      {actions && <div className="pe-empty-actions">{actions}</div>}
    </div>
  )
}
