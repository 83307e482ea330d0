import { errorText, useMessages } from '../../i18n'
import { Failure } from '../../ui/failure'
import { ScopeChoice } from '../scope-choice/scope-choice'
import type { Scopes } from './use-scopes'

/** The scopes that a registration asks for, where there are any to ask for. */
export function RequestScopes({ scopes: { granted, available, chosen, choose } }: { scopes: Scopes }) {
  const t = useMessages('registration')
  const errors = useMessages('errors')
  if (granted.status === 'failed')
    return <Failure message={errorText(granted.error, errors)} onRetry={granted.retry} />
  if (granted.status === 'loading' || available.length === 0) return null
  return (
    <ScopeChoice
      label={t('scopes')}
      hint={t('scopesHint')}
      available={available}
      chosen={chosen}
      onChoose={choose}
    />
  )
}
