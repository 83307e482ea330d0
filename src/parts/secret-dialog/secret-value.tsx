import { useId, useState } from 'react'
import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useMessages } from '../../i18n'
import { runInBackground } from '../../lib/run-in-background'
import { Button } from '../../ui/basics/button'
import { useCopy } from '../../ui/copy/use-copy'
import { IconButton } from '../../ui/icon-button'
import './secret-dialog.css'

interface SecretValueProps {
  label: string
  value: string
  /** Hidden until it is asked for, for places that stay open while others look on. Default: it is shown. */
  isMasked?: boolean
  onCopied(): void
}

const MASK = '•'.repeat(16)

/** One value, large enough to be compared, with a button that copies all of it. */
export function SecretValue({ label, value, isMasked = false, onCopied }: SecretValueProps) {
  const t = useMessages('secrets')
  const copyTexts = useMessages('copy')
  const id = useId()
  const [isRevealed, setRevealed] = useState(!isMasked)
  const { outcome, copy } = useCopy((ok) => ok && onCopied())
  const Icon = outcome === 'copied' ? Check : Copy
  return (
    <div className="pe-secret">
      <span className="pe-secret-label" id={id}>
        {label}
      </span>
      <div className="pe-secret-box">
        <code className="pe-secret-value" aria-labelledby={id} role="group">
          {isRevealed ? value : MASK}
        </code>
        {isMasked && (
          <IconButton
            icon={isRevealed ? EyeOff : Eye}
            label={t('show', { label })}
            title={t('show', { label })}
            aria-pressed={isRevealed}
            onClick={() => setRevealed(!isRevealed)}
          />
        )}
      </div>
      <Button onClick={() => runInBackground(copy(value))}>
        <Icon size={16} aria-hidden="true" />
        {copyTexts('copyLabeled', { label })}
      </Button>
      <span className="pe-secret-outcome" role="status">
        {outcome === 'copied' && copyTexts('copied')}
        {outcome === 'failed' && t('copyFailed')}
      </span>
    </div>
  )
}
