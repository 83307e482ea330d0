import type { ReactNode } from 'react'
import './skeleton.css'

/** One grey line of a layout that is still to come. */
export function SkeletonLine({ width = 'full' }: { width?: 'full' | 'long' | 'short' }) {
  return <span className="pe-skeleton-line" data-width={width} />
}

interface SkeletonProps {
  /** Said to people who do not see it. */
  label: string
  /** The real layout, drawn with lines instead of words. */
  children: ReactNode
}

/** Takes its room at once and becomes visible after 200 ms, so that a fast answer does not flicker. */
export function Skeleton({ label, children }: SkeletonProps) {
  return (
    <div className="pe-skeleton" role="status">
      <span className="pe-hidden">{label}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}
