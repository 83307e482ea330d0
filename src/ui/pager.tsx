import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import './pager.css'

export type PagerDirection = 'previous' | 'next'

/** Links to the pages before and after the open one. */
export function Pager({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className="pe-pager" aria-label={label}>
      {children}
    </nav>
  )
}

/** Attributes of a link in a `Pager`. */
export const pagerLink = (direction: PagerDirection) => ({
  className: 'pe-pager-link',
  'data-direction': direction,
  rel: direction === 'previous' ? 'prev' : 'next',
})

interface PagerTextProps {
  direction: PagerDirection
  /** The direction in a word. */
  label: string
  /** Title of the page. */
  children: ReactNode
}

/** Content of a link in a `Pager`. */
export function PagerText({ direction, label, children }: PagerTextProps) {
  const Icon = direction === 'previous' ? ArrowLeft : ArrowRight
  return (
    <>
      <span className="pe-pager-direction">
        <Icon size={16} aria-hidden="true" />
        {label}
      </span>{' '}
      <span className="pe-pager-title">{children}</span>
    </>
  )
}
