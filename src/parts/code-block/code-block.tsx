import type { ReactNode } from 'react'
import { useMessages } from '../../i18n'
import { CopyButton } from './copy-button'
import { useHighlighted } from './use-highlighted'
import './code-block.css'
import './highlight.css'

interface CodeBlockProps {
  /** Language as its author named it; empty where it has no name. */
  lang: string
  text: string
  /** The accessible name of the code. Default: its language. */
  label?: string
  /** The name of the button that copies. */
  copyLabel?: string
  /** Stands in a bar above the code. */
  title?: ReactNode
  /** Stands in the bar as well, behind the title. */
  children?: ReactNode
}

/** Code with a button that copies all of it. It is colored when it comes into view. */
export function CodeBlock({ lang, text, label, copyLabel, title, children }: CodeBlockProps) {
  const t = useMessages('document')
  const { element, highlighted } = useHighlighted(text, lang)
  const button = <CopyButton text={text} label={copyLabel ?? t('copyCode')} />
  return (
    <div className="pe-code" data-lang={lang || undefined}>
      {title !== undefined && (
        <div className="pe-code-bar">
          <span className="pe-code-title">{title}</span>
          {children}
          {button}
        </div>
      )}
      <pre
        ref={element}
        tabIndex={0}
        role={label === undefined ? 'group' : 'region'}
        aria-label={label ?? (lang ? t('codeIn', { lang }) : t('code'))}
      >
        <code>{highlighted ?? text}</code>
      </pre>
      {title === undefined && button}
    </div>
  )
}
