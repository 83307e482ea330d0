import type { ReactNode, Ref } from 'react'
import './heading.css'

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6

interface HeadingProps {
  /** Place in the outline of the page; beyond 6 it is 6. */
  level: number
  /** Font size, independent of the level. Default `page`. */
  size?: 'hero' | 'page' | 'section' | 'card'
  id?: string
  ref?: Ref<HTMLHeadingElement>
  children: ReactNode
}

export function Heading({ level, size = 'page', id, ref, children }: HeadingProps) {
  const Tag = `h${Math.min(Math.max(level, 1), 6) as HeadingLevel}` as const
  return (
    <Tag className="pe-heading" data-size={size} id={id} ref={ref}>
      {children}
    </Tag>
  )
}
