import Link from 'lucide-react/icons/link'
import type { MouseEvent, ReactNode } from 'react'
import { useMessages } from '../../i18n'
import { isPlainClick } from '../../lib/is-plain-click'
import { useDocumentLinks } from './document-links'
import { headingId } from './headings'
import type { Alignment } from './nodes'
import './document.css'

interface DocumentHeadingProps {
  /** 1 to 6: how large it is rendered. */
  size: number
  /** Place in the outline of the page; beyond 6 it is 6. */
  level: number
  anchor: string | undefined
  alignment?: Alignment
  children: ReactNode
}

/** A heading with a link to itself, to be copied. */
export function DocumentHeading({ size, level, anchor, alignment, children }: DocumentHeadingProps) {
  const t = useMessages('document')
  const links = useDocumentLinks()
  const Tag = `h${Math.min(Math.max(level, 1), 6) as 1 | 2 | 3 | 4 | 5 | 6}` as const

  function follow(event: MouseEvent) {
    if (!isPlainClick(event) || anchor === undefined) return
    event.preventDefault()
    links.openSection(anchor)
  }

  if (anchor === undefined)
    return (
      <Tag className="pe-doc-heading" data-size={size} data-align={alignment}>
        {children}
      </Tag>
    )
  return (
    <div className="pe-doc-heading-row">
      <Tag
        className="pe-doc-heading"
        data-size={size}
        data-align={alignment}
        id={headingId(anchor)}
        tabIndex={-1}
      >
        {children}
      </Tag>
      <a
        className="pe-doc-heading-link"
        href={links.sectionHref(anchor)}
        aria-label={t('linkToSection')}
        aria-describedby={headingId(anchor)}
        onClick={follow}
      >
        <Link size={16} aria-hidden="true" />
      </a>
    </div>
  )
}
