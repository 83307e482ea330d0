import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useMessages } from '../../i18n'
import { runInBackground } from '../../lib/run-in-background'
import { IconButton } from '../../ui/icon-button'
import { CopyTip } from '../../ui/copy/copy-tip'
import { useCopy } from '../../ui/copy/use-copy'
import './code-block.css'

/**
 * Copies a text, and says for a moment how that went. Reads the messages `document`.
 *
 * @param props.label - What the button is called, since it shows no words.
 */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useMessages('document')
  const { outcome, copy } = useCopy(() => undefined)
  return (
    <span className="pe-copy">
      <IconButton
        icon={outcome === 'copied' ? Check : Copy}
        label={label}
        onClick={() => runInBackground(copy(text))}
      />
      <CopyTip outcome={outcome} copied={t('copied')} failed={t('copyFailed')} />
    </span>
  )
}
