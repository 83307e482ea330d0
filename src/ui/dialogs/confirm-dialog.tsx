import type { ReactNode } from 'react'
import { useMessages } from '../../i18n'
import { Alert } from '../alert'
import { Button } from '../basics/button'
import { Dialog } from './dialog'

interface ConfirmDialogProps {
  title: string
  /** Level of the title in the outline of the page. */
  level: number
  /** Named by what it does. */
  confirm: string
  pending: boolean
  /** Why it could not be done. */
  failure?: string
  onConfirm(): void
  onClose(): void
  children: ReactNode
}

/** Asks once more before something that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, level, confirm, pending, failure, onConfirm, onClose, children } = props
  const t = useMessages('common')
  const actions = (
    <>
      <Button onClick={onClose}>{t('cancel')}</Button>
      <Button variant="danger" pending={pending} onClick={onConfirm}>
        {confirm}
      </Button>
    </>
  )
  return (
    <Dialog title={title} level={level} onClose={onClose} actions={actions}>
      {failure && <Alert kind="danger">{failure}</Alert>}
      <p>{children}</p>
    </Dialog>
  )
}
