import { useMessages } from '../../i18n'
import { LoadFailure } from '../load-failure/load-failure'
import { ScopeChoice } from '../scope-choice/scope-choice'
import type { Scopes } from './use-scopes'

/** The scopes that a registration asks for, where there are any to ask for. */
export function RequestScopes({ scopes: { granted, available, chosen, choose } }: { scopes: Scopes }) {
  const t = useMessages('registration')
  if (granted.status === 'failed') return <LoadFailure error={granted.error} onRetry={granted.retry} />
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
