import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useMessages } from '../../i18n'
import { useCopy } from '../copy-id/use-copy'
import { useHighlighted } from './use-highlighted'

interface CodeBlockProps {
  /** As the author named it; empty where it has no name. */
  lang: string
  text: string
}

/** Code with a button that copies all of it. It is coloured when it comes into view. */
export function CodeBlock({ lang, text }: CodeBlockProps) {
  const t = useMessages('document')
  const { outcome, copy } = useCopy(() => undefined)
  const { place, coloured } = useHighlighted(text, lang)
  const Icon = outcome === 'copied' ? Check : Copy
  return (
    <div className="pe-doc-code-block" data-lang={lang || undefined}>
      <pre ref={place} tabIndex={0} aria-label={lang ? t('codeIn', { lang }) : t('code')} role="group">
        <code>{coloured ?? text}</code>
      </pre>
      <button
        type="button"
        className="pe-doc-copy"
        aria-label={t('copyCode')}
        onClick={() => void copy(text)}
      >
        <Icon size={16} aria-hidden="true" />
      </button>
      <span className="pe-doc-copy-tip" role="status">
        {outcome === 'copied' && t('copied')}
        {outcome === 'failed' && t('copyFailed')}
      </span>
    </div>
  )
}
