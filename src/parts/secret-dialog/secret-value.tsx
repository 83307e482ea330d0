import { useId } from 'react'
import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useMessages } from '../../i18n'
import { runInBackground } from '../../lib/run-in-background'
import { Button } from '../../ui/basics/button'
import { useCopy } from '../../ui/copy/use-copy'
import './secret-dialog.css'

interface SecretValueProps {
  label: string
  value: string
  onCopied(): void
}

/** One value, large enough to be compared, with a button that copies all of it. */
export function SecretValue({ label, value, onCopied }: SecretValueProps) {
  const t = useMessages('secrets')
  const copyTexts = useMessages('copy')
  const id = useId()
  const { outcome, copy } = useCopy((ok) => ok && onCopied())
  const Icon = outcome === 'copied' ? Check : Copy
  return (
    <div className="pe-secret">
      <span className="pe-secret-label" id={id}>
        {label}
      </span>
      <code className="pe-secret-value" aria-labelledby={id} role="group">
        {value}
      </code>
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
