import { lazy, Suspense } from 'react'
import '../../../parts/document/document.css'
import './description-text.css'

interface DescriptionTextProps {
  /** Markdown of the description's author, whom nobody has to trust. */
  text: string
  /** Of its first heading. Default 6: in a place too small for an outline. */
  level?: number
}

const MarkdownText = lazy(() => import('../../../parts/document/markdown-text'))

/** Whether Markdown is plain text only, as most of it in descriptions is. */
const isPlain = (text: string): boolean =>
  !/[*_`[\]<>#|~\n\\&]|^\s*([-+]|\d+[.)])\s|https?:|www[.]|@/.test(text)

/** A description in words. What renders Markdown is loaded when the first one needs it; until then its source stands there. */
export function DescriptionText({ text, level = 6 }: DescriptionTextProps) {
  if (isPlain(text)) return <p className="pe-ref-description">{text}</p>
  return (
    <div className="pe-ref-description pe-doc-text">
      <Suspense fallback={<div className="pe-ref-source">{text}</div>}>
        <MarkdownText text={text} level={level} />
      </Suspense>
    </div>
  )
}
