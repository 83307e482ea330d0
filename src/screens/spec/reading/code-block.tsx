import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import type { ReactNode } from 'react'
import { useMessages } from '../../../i18n'
import { useCopy } from '../../../parts/copy-id/use-copy'

interface CodeBlockProps {
  /** What the code is, for those who come to it by ear. */
  label: string
  text: string
  /** Stands in the bar above the code. */
  title: ReactNode
  children?: ReactNode
}

/** Code in a frame that scrolls by itself, with a bar above it and a button that copies it. */
export function CodeBlock({ label, text, title, children }: CodeBlockProps) {
  return (
    <figure className="pe-ref-code">
      <figcaption className="pe-ref-code-bar">
        <span className="pe-ref-code-title">{title}</span>
        {children}
        <CopyButton text={text} label={label} />
      </figcaption>
      <pre tabIndex={0} role="region" aria-label={label}>
        <code>{text}</code>
      </pre>
    </figure>
  )
}

/** Copies a text, and says for a moment how that went. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useMessages('reference')
  const { outcome, copy } = useCopy(() => undefined)
  const said = outcome && t(outcome === 'copied' ? 'copied' : 'copyFailed')
  const Icon = outcome === 'copied' ? Check : Copy
  return (
    <>
      <button
        type="button"
        className="pe-ref-icon-button"
        aria-label={t('copy', { label })}
        title={said ?? t('copyThis')}
        onClick={() => void copy(text)}
      >
        <Icon size={16} aria-hidden="true" />
      </button>
      <span className="pe-hidden" role="status">
        {said}
      </span>
    </>
  )
}
