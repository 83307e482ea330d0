import { useMessages } from '../../i18n'
import { LoadFailure } from '../load-failure/load-failure'
import { ScopeChoice } from '../scope-choice/scope-choice'
import type { Scopes } from './use-scopes'
import './registration.css'

/** The scopes that a registration asks for, where there are any to ask for, and which of them an operator approves first. */
export function RequestScopes({ scopes }: { scopes: Scopes }) {
  const { current, available, chosen, pending, waiting, descriptions, isRequired, choose } = scopes
  const t = useMessages('registration')
  if (current.status === 'failed') return <LoadFailure error={current.error} onRetry={current.retry} />
  if (current.status === 'loading' || available.length + pending.length === 0) return null
  return (
    <div className="pe-registration-scopes">
      {available.length > 0 && (
        <ScopeChoice
          label={t('scopes')}
          hint={isRequired ? `${t('scopesNeeded')} ${t('scopesHint')}` : t('scopesHint')}
          available={available}
          descriptions={descriptions}
          chosen={chosen}
          onChoose={choose}
        />
      )}
      {pending.length > 0 && <p className="pe-hint">{t('scopesPending', { scopes: pending.join(', ') })}</p>}
      {/* Always there, so that what a choice means is read out. */}
      <p className="pe-hint" role="status">
        {waiting.length > 0 && t('scopesWait', { scopes: waiting.join(', ') })}
      </p>
    </div>
  )
}
