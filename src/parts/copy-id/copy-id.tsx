import { useId } from 'react'
import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useMessages } from '../../i18n'
import { runInBackground } from '../../lib/run-in-background'
import { IconButton } from '../../ui/icon-button'
import { CopyTip } from '../../ui/copy/copy-tip'
import { type IdFormat, shownId } from './shown-id'
import { useCopy } from '../../ui/copy/use-copy'
import './copy-id.css'
import '../../ui/copy/copy-tip.css'

export interface CopyIdProps {
  /** The copied text, however little of it is shown. If it is empty, nothing is rendered. */
  value: string
  /** Default `uuid`. */
  format?: IdFormat
  /** The owner of the identifier, shown before it. */
  label?: string
  onIdCopied?(detail: { ok: boolean }): void
}

/** An identifier, as much of it as may be seen, with a button that copies all of it. Reads the messages `copy`. */
export function CopyId({ value, format = 'uuid', label, onIdCopied }: CopyIdProps) {
  const t = useMessages('copy')
  const id = useId()
  const { outcome, copy } = useCopy((ok) => onIdCopied?.({ ok }))
  if (!value) return null

  const shown = shownId(value, format)
  return (
    <span className="pe-copy-id">
      {label && <span className="pe-copy-id-label">{label}</span>}
      {shown && (
        <code className="pe-copy-id-value" title={format === 'uuid' ? value : undefined}>
          {shown}
        </code>
      )}
      <IconButton
        icon={outcome === 'copied' ? Check : Copy}
        label={label ? t('copyLabeled', { label }) : t('copyId')}
        aria-describedby={outcome && id}
        onClick={() => runInBackground(copy(value))}
      />
      <CopyTip outcome={outcome} copied={t('copied')} failed={t('copyFailed')} id={id} />
    </span>
  )
}
