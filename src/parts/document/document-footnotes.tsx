import type { ReactNode } from 'react'
import { useMessages } from '../../i18n'
import { DocumentLink } from './document-link'
import { headingId } from './headings'
import './document.css'

const noteAnchor = (number: number) => `footnote-${number}`
const referenceAnchor = (number: number) => `footnote-reference-${number}`

interface FootnoteReferenceProps {
  number: number
  /** Whether it is the one that the note leads back to. */
  isFirst: boolean
}

export function FootnoteReference({ number, isFirst }: FootnoteReferenceProps) {
  const t = useMessages('document')
  return (
    <sup id={isFirst ? headingId(referenceAnchor(number)) : undefined} tabIndex={isFirst ? -1 : undefined}>
      <DocumentLink href={`#${noteAnchor(number)}`} title={t('footnote', { number })}>
        {number}
      </DocumentLink>
    </sup>
  )
}

export function Footnotes({ children }: { children: ReactNode }) {
  const t = useMessages('document')
  return (
    <section className="pe-doc-footnotes" aria-label={t('footnotes')}>
      <ol>{children}</ol>
    </section>
  )
}

export function Footnote({ number, children }: { number: number; children: ReactNode }) {
  const t = useMessages('document')
  const label = t('backToReference', { number })
  return (
    <li id={headingId(noteAnchor(number))} tabIndex={-1} value={number}>
      {children}
      <DocumentLink href={`#${referenceAnchor(number)}`} title={label}>
        <span aria-hidden="true">↩</span>
        <span className="pe-hidden">{label}</span>
      </DocumentLink>
    </li>
  )
}
