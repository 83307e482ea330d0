import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useMessages } from '../../i18n'
import { useCopy } from '../copy-id/use-copy'

/**
 * Copies a text, and says for a moment how that went. Reads the messages `document`.
 *
 * @param props.label - What the button is called, since it shows no words.
 */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useMessages('document')
  const { outcome, copy } = useCopy(() => undefined)
  const Icon = outcome === 'copied' ? Check : Copy
  return (
    <span className="pe-copy">
      <button type="button" className="pe-copy-button" aria-label={label} onClick={() => void copy(text)}>
        <Icon size={16} aria-hidden="true" />
      </button>
      <span className="pe-copy-tip" role="status">
        {outcome === 'copied' && t('copied')}
        {outcome === 'failed' && t('copyFailed')}
      </span>
    </span>
  )
}
