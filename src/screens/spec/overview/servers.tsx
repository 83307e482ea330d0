import type { Server, ServerVariable } from '../../../reference'
import { useMessages } from '../../../i18n'
import { Heading } from '../../../ui/basics/heading'
import { CopyButton } from '../../../parts/code-block/copy-button'
import { DescriptionText } from '../reading/description-text'
import '../reading/reading.css'
import '../../../parts/api-reference/marks.css'
import '../schema/schema.css'
import './overview.css'

/** Where the API answers; what may be chosen in an address is listed below it. */
export function Servers({ servers, level }: { servers: readonly Server[]; level: number }) {
  const t = useMessages('reference')
  return (
    <section className="pe-ref-section">
      <Heading level={level} size="section">
        {t('servers')}
      </Heading>
      <ul className="pe-ref-list">
        {servers.map(({ url, name, description, variables }) => (
          <li key={url} className="pe-ref-item">
            {name && <p className="pe-ref-item-title">{name}</p>}
            <p className="pe-ref-address">
              <code>{url}</code>
              <CopyButton text={url} label={t('copy', { label: url })} />
            </p>
            {description && <DescriptionText text={description} />}
            {variables.length > 0 && <Variables variables={variables} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Variables({ variables }: { variables: readonly ServerVariable[] }) {
  const t = useMessages('reference')
  return (
    <ul className="pe-ref-rows" aria-label={t('variables')}>
      {variables.map(({ name, default: standard, enum: choices, description }) => (
        <li key={name} className="pe-ref-row">
          <div className="pe-ref-row-head">
            <code className="pe-ref-name">{`{${name}}`}</code>
            <span className="pe-ref-facts">
              <span>
                {t('defaultValue')} <code>{standard}</code>
              </span>
            </span>
          </div>
          {description && <DescriptionText text={description} />}
          {choices.length > 0 && (
            <div className="pe-ref-values">
              <span>{t('allowedValues')}</span>
              <ul>
                {choices.map((choice) => (
                  <li key={choice}>
                    <code>{choice}</code>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
