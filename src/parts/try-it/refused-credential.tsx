import { useMessages } from '../../i18n'
import type { SecurityScheme } from '../../reference'
import { Alert } from '../../ui/alert'
import { schemeText } from '../api-reference/scheme-text'
import type { SentWithRequest } from './sent-credentials'

interface RefusedCredentialProps {
  status: 401 | 403
  /** Those that went along. */
  sent: readonly SentWithRequest[]
  /** Those that the chosen alternative asks for. */
  schemes: readonly SecurityScheme[]
}

/** Says which credential the API refused, and what to do about it. */
export function RefusedCredential({ status, sent, schemes }: RefusedCredentialProps) {
  const t = useMessages('try-it')
  const referenceText = useMessages('reference')
  const named = (scheme: SecurityScheme) => `${scheme.name} (${schemeText(scheme, referenceText)})`
  const names = (list: readonly SecurityScheme[]) => list.map(named).join(', ')
  const isExpired = sent.some(({ expiresAt }) => expiresAt !== undefined && expiresAt <= Date.now())
  const hasToken = sent.some(({ scheme }) => scheme.type === 'oauth2' || scheme.type === 'openIdConnect')

  function advice(): string {
    if (sent.length === 0)
      return schemes.length > 0 ? t('enterCredential', { names: names(schemes) }) : t('noSchemeDescribed')
    if (status === 403) return t('lacksPermission')
    if (isExpired) return t('tokenExpired')
    return t(hasToken ? 'checkToken' : 'checkCredential')
  }

  return (
    <Alert kind="warning">
      <p>
        {sent.length === 0
          ? t('sentWithout')
          : t('sentWith', { names: names(sent.map(({ scheme }) => scheme)) })}
      </p>
      <p>{advice()}</p>
    </Alert>
  )
}
