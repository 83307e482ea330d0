import { memo, type MouseEvent, type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { useMessages } from '../../i18n'
import type { Heading } from '../../parts/document/headings'
import type { ReadDocument } from '../../parts/document/use-chunks'
import { isPlainClick } from '../../lib/is-plain-click'
import { useSectionInView } from './use-section-in-view'
import type { Sections } from './use-sections'
import './docs.css'

const DEEPEST_INDENT = 2
/** Rendered at once; more of them would hold the page up. */
const PART = 60

interface OnThisPageProps {
  headings: readonly Heading[]
  page: RefObject<HTMLElement | null>
  read: ReadDocument | undefined
  sections: Sections
}

/** The headings of the open page, with the one being read marked. */
export function OnThisPage({ headings, page, sections }: OnThisPageProps) {
  const t = useMessages('product')
  const inView = useSectionInView(page, headings)
  const list = useRef<HTMLUListElement>(null)
  const [rendered, setRendered] = useState(PART)

  useEffect(() => {
    if (rendered >= headings.length) return
    const timer = setTimeout(() => startTransition(() => setRendered(rendered + PART)))
    return () => clearTimeout(timer)
  }, [rendered, headings])

  useEffect(() => {
    const mark = list.current?.querySelector('[aria-current]')
    const box = list.current?.closest('.pe-shell-aside')
    if (!mark || !box || box.scrollHeight <= box.clientHeight) return
    const [inner, outer] = [mark.getBoundingClientRect(), box.getBoundingClientRect()]
    // Moves the list alone; `scrollIntoView` would move the page as well.
    if (inner.top < outer.top || inner.bottom > outer.bottom) {
      box.scrollTop += inner.top - outer.top - outer.height / 2
    }
  }, [inView])

  const top = Math.min(...headings.map(({ level }) => level))
  return (
    <nav className="pe-docs-sections" aria-label={t('onThisPage')}>
      <p className="pe-docs-sections-title" aria-hidden="true">
        {t('onThisPage')}
      </p>
      <ul ref={list}>
        {headings.slice(0, rendered).map(({ anchor, text, level }) => (
          <SectionLink
            key={anchor}
            anchor={anchor}
            text={text}
            indent={Math.min(level - top, DEEPEST_INDENT)}
            isInView={anchor === inView}
            sections={sections}
          />
        ))}
      </ul>
    </nav>
  )
}

interface SectionLinkProps {
  anchor: string
  text: string
  indent: number
  isInView: boolean
  sections: Sections
}

const SectionLink = memo(function SectionLink({
  anchor,
  text,
  indent,
  isInView,
  sections,
}: SectionLinkProps) {
  function follow(event: MouseEvent) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    sections.open(anchor)
  }

  return (
    <li data-indent={indent}>
      <a href={sections.hrefOf(anchor)} aria-current={isInView ? 'location' : undefined} onClick={follow}>
        {text}
      </a>
    </li>
  )
})
