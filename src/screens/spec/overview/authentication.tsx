import type { SecurityScheme } from '../../../reference'
import { useMessages } from '../../../i18n'
import { Heading } from '../../../ui/basics/heading'
import { Deprecated } from '../../../parts/api-reference/marks'
import { useOpenReference } from '../../../parts/api-reference/reference-context'
import { DescriptionText } from '../reading/description-text'
import { OAuthFlowDetails } from './oauth-flow'
import { SecurityAlternatives } from './security-alternatives'
import { schemeText } from '../../../parts/api-reference/scheme-text'
import '../reading/reading.css'
import '../schema/schema.css'
import '../../../parts/api-reference/marks.css'
import './overview.css'

/** The ways in which callers say who they are. */
export function Authentication({ level }: { level: number }) {
  const t = useMessages('reference')
  const { security, securitySchemes } = useOpenReference().outline
  return (
    <section className="pe-ref-section">
      <Heading level={level} size="section">
        {t('authentication')}
      </Heading>
      {security.length > 0 && <SecurityAlternatives requirements={security} />}
      <ul className="pe-ref-list">
        {securitySchemes.map((scheme) => (
          <li key={scheme.name} className="pe-ref-item">
            <div className="pe-ref-row-head">
              <code className="pe-ref-name">{scheme.name}</code>
              <span className="pe-ref-type">{schemeText(scheme, t)}</span>
              {scheme.deprecated && <Deprecated />}
            </div>
            {scheme.description && <DescriptionText text={scheme.description} />}
            <SchemeDetails scheme={scheme} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function SchemeDetails({ scheme }: { scheme: SecurityScheme }) {
  const t = useMessages('reference')
  if (scheme.type === 'oauth2')
    return scheme.flows.map((flow) => <OAuthFlowDetails key={flow.kind} flow={flow} />)
  if (scheme.type === 'openIdConnect' && scheme.openIdConnectUrl)
    return (
      <p className="pe-ref-facts">
        <span>
          {t('discovery')} <code>{scheme.openIdConnectUrl}</code>
        </span>
      </p>
    )
  return null
}
