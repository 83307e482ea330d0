import type { ReactNode } from 'react'
import './kind.css'
import './badge.css'

export type BadgeKind = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

/** A word or two about the state of something. The words say it; the color only helps. */
export function Badge({ kind = 'neutral', children }: { kind?: BadgeKind; children: ReactNode }) {
  return (
    <span className="pe-kind pe-badge" data-kind={kind}>
      {children}
    </span>
  )
}
