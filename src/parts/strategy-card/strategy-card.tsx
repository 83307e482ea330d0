import KeyRound from 'lucide-react/icons/key-round'
import type { ReactNode } from 'react'
import type { ProductVersion } from '../../api'
import { type PlainMessageKey, useMessages } from '../../i18n'
import { isolated } from '../../lib/isolated'
import { Badge } from '../../ui/badge'
import { useStrategyName } from '../strategy-name/strategy-name'
import './strategy-card.css'

/** Words for the methods of authentication that we know. */
export const methodKeys: Readonly<Record<string, PlainMessageKey<'access'>>> = {
  bearer: 'methodBearer',
  session: 'methodSession',
  client_credentials: 'methodClientCredentials',
}

type RegistrationConfiguration = ProductVersion['registration_configs'][number]

interface StrategyCardProps {
  configuration: RegistrationConfiguration
  /** Who has that access. */
  state?: ReactNode
  /** Only who has access, and the actions. Default: false. */
  isLine?: boolean
  /** Actions, such as a button. */
  children?: ReactNode
}

/** How an application gets access to a version of a product. */
export function StrategyCard({ configuration, state, isLine = false, children }: StrategyCardProps) {
  const t = useMessages('access')
  return (
    <section className="pe-strategy" data-line={isLine || undefined} aria-label={t('access')}>
      <KeyRound size={20} aria-hidden="true" />
      <div className="pe-strategy-text">
        {!isLine && <StrategyFacts configuration={configuration} />}
        {state}
      </div>
      {children}
    </section>
  )
}

function StrategyFacts({ configuration }: Pick<StrategyCardProps, 'configuration'>) {
  const t = useMessages('access')
  const name = useStrategyName()(configuration)
  const { credential_type: type, auth_methods: methods = [], available_scopes: scopes = [] } = configuration
  const labels = [
    t(type),
    ...methods.map((method) => (methodKeys[method] ? t(methodKeys[method]) : isolated(method))),
  ]
  const facts = labels.filter((label) => label !== name)
  return (
    <>
      <p className="pe-strategy-kind">{t('access')}</p>
      <p className="pe-strategy-name">{name}</p>
      {facts.length > 0 && <p className="pe-strategy-kind">{facts.join(' · ')}</p>}
      {scopes.length > 0 && (
        <ul className="pe-strategy-scopes" aria-label={t('scopes')}>
          {scopes.map((scope) => (
            <li key={scope}>
              <Badge>{scope}</Badge>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
