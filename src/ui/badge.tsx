import type { ReactNode } from 'react'

export { default as badgeCss } from './badge.css?inline'

export type BadgeKind = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

/** A word or two about the state of something. The words say it; the colour only helps. */
export function Badge({ kind = 'neutral', children }: { kind?: BadgeKind; children: ReactNode }) {
  return (
    <span className="pe-badge" data-kind={kind}>
      {children}
    </span>
  )
}
