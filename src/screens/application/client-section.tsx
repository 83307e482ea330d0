import { useState } from 'react'
import type { Application } from '../../api'
import { useMessages } from '../../i18n'
import { CopyId } from '../../parts/copy-id/copy-id'
import { RefreshSecret } from '../../parts/applications/refresh-secret'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/basics/button'
import { Section } from './section'
import './application.css'

/** The client that the application is for gateways: kept by the portal, or by an identity provider of the developer's. */
export function ClientSection({ application }: { application: Application }) {
  const t = useMessages('application')
  const shared = useMessages('applications')
  const [isRefreshing, setRefreshing] = useState(false)
  const [problem, setProblem] = useState<string>()

  if (application.auth_strategy?.credential_type === 'self_managed_client_credentials')
    return <Section title={t('client')}>{t('ownClient')}</Section>

  const refresh = (
    <Button
      variant="danger"
      onClick={() => {
        setProblem(undefined)
        setRefreshing(true)
      }}
    >
      {shared('refreshSecret')}
    </Button>
  )
  return (
    <Section title={t('client')} actions={refresh}>
      {problem && <Alert kind="danger">{problem}</Alert>}
      <CopyId label={shared('clientId')} value={application.reference_id} />
      <p className="pe-application-note">{t('secretHidden')}</p>
      {isRefreshing && (
        <RefreshSecret application={application} onFailed={setProblem} onClose={() => setRefreshing(false)} />
      )}
    </Section>
  )
}
