import type { ReactNode } from 'react'
import MarkdownText from '../../../../parts/document/markdown-text'

interface MarkdownViewerProps {
  markdown?: string
  className?: string
}

/** Below the headings that the library gives to parts of an operation. */
const HEADING_LEVEL = 4

export function MarkdownViewer({ markdown, className = '' }: MarkdownViewerProps) {
  if (typeof markdown !== 'string' || markdown.trim() === '') return null
  return (
    <div className={`pe-description ${className}`}>
      <div className="pe-doc-text">
        <MarkdownText text={markdown} level={HEADING_LEVEL} />
      </div>
    </div>
  )
}

export const MarkdownViewerProvider = ({ children }: { children: ReactNode }): ReactNode => children

export const DefaultSMDComponents = {}
