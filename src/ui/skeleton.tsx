import type { ReactNode } from 'react'
import './skeleton.css'

/** One grey line of a layout that is still to come. */
export function SkeletonLine({ width = 'full' }: { width?: 'full' | 'long' | 'short' }) {
  return <span className="pe-skeleton-line" data-width={width} />
}

interface SkeletonProps {
  /** Said to people who do not see it. */
  label: string
  /** A placeholder with the layout of the content and lines instead of text. */
  children: ReactNode
}

/** Takes its space at once and becomes visible after 200 ms, so that a fast response does not flicker. */
export function Skeleton({ label, children }: SkeletonProps) {
  return (
    <div className="pe-skeleton" role="status">
      <span className="pe-hidden">{label}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}
