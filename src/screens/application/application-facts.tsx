import type { ReactNode } from 'react'
import type { Application } from '../../api'
import { type PlainMessageKey, useFormat, useMessages } from '../../i18n'
import { isolated } from '../../lib/isolated'
import { CopyId } from '../../parts/copy-id/copy-id'
import { methodKeys } from '../../parts/strategy-card/strategy-card'
import { useStrategyName } from '../../parts/strategy-name/strategy-name'
import { ScopeBadges } from './scope-badges'
import './application.css'

/** The facts of an application, without its credentials and registrations. */
export function ApplicationFacts({ application }: { application: Application }) {
  const t = useMessages('application')
  const shared = useMessages('applications')
  const access = useMessages('access')
  const format = useFormat()
  const strategyName = useStrategyName()
  const { auth_strategy: strategy, redirect_uri: redirectUri, reference_id: referenceId } = application
  const isClient = strategy?.credential_type === 'client_credentials'

  const facts: [string, ReactNode][] = []
  if (strategy) {
    const methodLabels = new Set([isolated(strategyName(strategy)), access(strategy.credential_type)])
    facts.push([shared('authStrategy'), [...methodLabels].join(' · ')])
    if ('key_names' in strategy) facts.push([t('keyNames'), strategy.key_names.map(isolated).join(', ')])
    if ('auth_methods' in strategy && strategy.auth_methods.length > 0) {
      const methodLabel = (key: PlainMessageKey<'access'> | undefined, method: string) =>
        key ? access(key) : isolated(method)
      const methods = strategy.auth_methods.map((method) => methodLabel(methodKeys[method], method))
      facts.push([t('authMethods'), methods.join(', ')])
    }
  }
  // The portal's own clients have it among what they identify themselves with.
  if (!isClient) facts.push([shared('referenceId'), <CopyId key="id" value={referenceId} />])
  if (redirectUri) facts.push([shared('redirectUri'), redirectUri])
  if (application.scopes)
    facts.push([shared('scopes'), <ScopeBadges key="scopes" scopes={application.scopes} />])
  facts.push([t('created'), format.date(application.created_at)])
  facts.push([t('updated'), format.date(application.updated_at)])

  return (
    <dl className="pe-application-facts" aria-label={t('about')}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
