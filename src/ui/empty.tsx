import type { ReactNode } from 'react'
import { Heading } from './basics/heading'
import './empty.css'

interface EmptyProps {
  title?: ReactNode
  /** Level of the title in the outline of the page. */
  level: number
  /** Of 28 px, on a sheet with nothing else on it. */
  icon?: ReactNode
  /** A sentence on the future content of this place, or on the next step. */
  children?: ReactNode
  actions?: ReactNode
}

/** A place with nothing in it: what it is, and the first step. */
export function Empty({ title, level, icon, children, actions }: EmptyProps) {
  return (
    <div className="pe-empty">
      {icon && (
        <div className="pe-empty-drawing" aria-hidden="true">
          <Sheets />
          {icon}
        </div>
      )}
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

/** A sheet before two others, with a few sparks around them. */
function Sheets() {
  return (
    <svg width="144" viewBox="0 0 144 88" strokeWidth="1.5" strokeLinecap="round">
      <path d="M48 17 31 21a5 5 0 0 0-4 6l9 43a5 5 0 0 0 6 4l6-1M96 17l17 4a5 5 0 0 1 4 6l-9 43a5 5 0 0 1-6 4l-6-1" />
      <rect x="48" y="8" width="48" height="72" rx="6" />
      <path d="M59 61h26M64 69h16M14 42h8M18 38v8M124 54h8M128 50v8M124 18h0M16 66h0" />
    </svg>
  )
}
