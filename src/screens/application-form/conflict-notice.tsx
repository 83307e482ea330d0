import { useMessages } from '../../i18n'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/button'
import type { ApplicationValues, FieldName } from './application-values'

interface ConflictNoticeProps {
  /** Fields that were changed here and elsewhere. */
  contested: readonly FieldName[]
  /** What was saved elsewhere. */
  saved: ApplicationValues
  onDiscard(): void
}

/** Says that the application was changed elsewhere meanwhile, and what. */
export function ConflictNotice({ contested, saved, onDiscard }: ConflictNoticeProps) {
  const t = useMessages('application-form')
  const shared = useMessages('applications')
  const labels: Record<FieldName, string> = {
    name: shared('name'),
    description: shared('description'),
    authStrategyId: shared('authStrategy'),
    referenceId: shared('referenceId'),
    redirectUri: shared('redirectUri'),
    scopes: shared('scopes'),
  }
  const valueText = (name: FieldName) => [saved[name]].flat().join(', ') || t('nothing')
  return (
    <Alert kind="warning" action={<Button onClick={onDiscard}>{t('discard')}</Button>}>
      <p>{t('conflict')}</p>
      {contested.map((name) => (
        <p key={name}>{t('savedElsewhere', { field: labels[name], value: valueText(name) })}</p>
      ))}
    </Alert>
  )
}
