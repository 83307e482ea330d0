import { useMessages } from '../../i18n'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/basics/button'

interface ConflictNoticeProps {
  /** Fields that were changed here and elsewhere, and what was saved elsewhere. */
  contested: readonly { readonly label: string; readonly saved: string | readonly string[] }[]
  onDiscard(): void
}

/** Says that the application was changed elsewhere meanwhile, and what. */
export function ConflictNotice({ contested, onDiscard }: ConflictNoticeProps) {
  const t = useMessages('application-form')
  return (
    <Alert kind="warning" action={<Button onClick={onDiscard}>{t('discard')}</Button>}>
      <p>{t('conflict')}</p>
      {contested.map(({ label: field, saved }) => (
        <p key={field}>{t('savedElsewhere', { field, value: [saved].flat().join(', ') || t('nothing') })}</p>
      ))}
    </Alert>
  )
}
