import type { ReactNode } from 'react'
import { useMessages } from '../../i18n'
import { Button } from '../../ui/basics/button'
import type { useLeaving } from '../secret-dialog/use-leaving'

interface LeaveActionsProps {
  leaving: ReturnType<typeof useLeaving>
  /** Secrets that are shown only once. */
  fresh: readonly string[]
  /** The way on. */
  main?: ReactNode
}

/** The buttons of a dialog with secrets: out of it, and on. What was not copied is left only on purpose. */
export function LeaveActions({ leaving, fresh, main }: LeaveActionsProps) {
  const t = useMessages('secrets')
  if (leaving.isConfirming)
    return (
      <Button variant="danger" onClick={leaving.confirm}>
        {t('closeAnyway')}
      </Button>
    )
  return (
    <>
      <Button onClick={() => leaving.leave(fresh)}>{t('done')}</Button>
      {main}
    </>
  )
}
