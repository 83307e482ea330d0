import { useMessages } from '../../i18n'
import { useUnsavedEdits } from '../../state'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/basics/button'
import { Dialog } from '../../ui/dialogs/dialog'
import { SecretValue } from './secret-value'
import { useLeaving } from './use-leaving'
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
  const leaving = useLeaving(onClose)
  useUnsavedEdits(true)
  const once = values.flatMap(({ value, isOpen }) => (isOpen ? [] : value))
  const leave = () => leaving.leave(once)
  const actions = leaving.isConfirming ? (
    <Button variant="danger" onClick={leaving.confirm}>
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
        <SecretValue key={label} label={label} value={value} onCopied={() => leaving.noteCopy(value)} />
      ))}
      {leaving.isConfirming && <Alert kind="danger">{t('notCopied')}</Alert>}
    </Dialog>
  )
}
