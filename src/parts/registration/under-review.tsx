import { useMessages } from '../../i18n'
import { Button } from '../../ui/basics/button'
import { Dialog } from '../../ui/dialogs/dialog'

/** Says that an operator has to approve the request. */
export function UnderReview({ level, onClose }: { level: number; onClose(): void }) {
  const t = useMessages('registration')
  const common = useMessages('common')
  const close = (
    <Button variant="primary" onClick={onClose}>
      {common('close')}
    </Button>
  )
  return (
    <Dialog title={t('reviewTitle')} level={level} onClose={onClose} actions={close}>
      <p>{t('reviewText')}</p>
    </Dialog>
  )
}
