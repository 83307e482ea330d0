import type { OAuthFlow } from '../../../reference'
import { useMessages } from '../../../i18n'
import '../../../parts/api-reference/marks.css'
import './overview.css'

/** One OAuth flow: its URLs and scopes. */
export function OAuthFlowDetails({ flow }: { flow: OAuthFlow }) {
  const t = useMessages('reference')
  const addresses = [
    [t('authorizationUrl'), flow.authorizationUrl],
    [t('deviceUrl'), flow.deviceAuthorizationUrl],
    [t('tokenUrl'), flow.tokenUrl],
    [t('refreshUrl'), flow.refreshUrl],
  ].filter((address): address is [string, string] => address[1] !== undefined)
  return (
    <div className="pe-ref-flow">
      <p className="pe-ref-item-title">{t(flow.kind)}</p>
      <dl className="pe-ref-about">
        {addresses.map(([label, address]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <code>{address}</code>
            </dd>
          </div>
        ))}
      </dl>
      {flow.scopes.length > 0 && (
        <dl className="pe-ref-scopes" aria-label={t('scopes')}>
          {flow.scopes.map(({ name, description }) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
