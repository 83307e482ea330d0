import { useState } from 'react'
import { useMessages } from '../../i18n'
import { useUnsavedEdits } from '../../state'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/basics/button'
import { Dialog } from '../../ui/dialogs/dialog'
import { SecretValue } from './secret-value'
import './secret-dialog.css'

export interface ShownValue {
  readonly label: string
  readonly value: string
  /** The value can be shown again elsewhere, so it need not be copied. */
  readonly isOpen?: boolean
}

interface SecretDialogProps {
  title: string
  level: number
  values: readonly ShownValue[]
  /** Copied, or given up knowingly. */
  onClose(): void
}

/** Shows values that are shown only once. Closing asks for confirmation if they were not copied. */
export function SecretDialog({ title, level, values, onClose }: SecretDialogProps) {
  const t = useMessages('secrets')
  const [copied, setCopied] = useState<ReadonlySet<string>>(new Set())
  const [isConfirming, setConfirming] = useState(false)
  useUnsavedEdits(true)
  const isMissing = values.some(({ label, isOpen }) => !isOpen && !copied.has(label))

  function leave() {
    if (isMissing) setConfirming(true)
    else onClose()
  }

  const actions =
    isConfirming && isMissing ? (
      <Button variant="danger" onClick={onClose}>
        {t('closeAnyway')}
      </Button>
    ) : (
      <Button variant="primary" onClick={leave}>
        {t('done')}
      </Button>
    )
  return (
    <Dialog title={title} level={level} onEscape={leave} actions={actions}>
      <p>{t('once')}</p>
      {values.map(({ label, value }) => (
        <SecretValue
          key={label}
          label={label}
          value={value}
          onCopied={() => setCopied((before) => new Set(before).add(label))}
        />
      ))}
      {isConfirming && isMissing && <Alert kind="danger">{t('notCopied')}</Alert>}
    </Dialog>
  )
}
