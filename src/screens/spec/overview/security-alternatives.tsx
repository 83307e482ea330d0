import { Fragment } from 'react'
import type { SecurityRequirement } from '../../../reference'
import { useMessages } from '../../../i18n'
import { useOpenReference } from '../../../parts/api-reference/reference-context'
import { schemeText } from '../../../parts/api-reference/scheme-text'
import '../../../parts/api-reference/marks.css'
import './overview.css'

/** The credentials of a call: one of several alternatives, each with all of its schemes. */
export function SecurityAlternatives({ requirements }: { requirements: readonly SecurityRequirement[] }) {
  const t = useMessages('reference')
  const { securitySchemes } = useOpenReference().outline
  if (requirements.every(({ schemes }) => schemes.length === 0)) return <p>{t('noAuthentication')}</p>
  return (
    <div className="pe-ref-security">
      {requirements.length > 1 && <span className="pe-ref-type">{t('oneOfThese')}</span>}
      <ul>
        {requirements.map(({ schemes }, index) => (
          <li key={index}>
            {schemes.length === 0 && t('noAuthentication')}
            {schemes.map(({ name, scopes }, position) => {
              const scheme = securitySchemes.find((one) => one.name === name)
              return (
                <Fragment key={name}>
                  {position > 0 && ` ${t('and')} `}
                  <code>{name}</code>
                  {scheme && <span className="pe-ref-type"> {schemeText(scheme, t)}</span>}
                  {scopes.length > 0 && (
                    <span className="pe-ref-type">
                      {' · '}
                      {t('scopes')}{' '}
                      {scopes.map((scope) => (
                        <code key={scope}>{scope}</code>
                      ))}
                    </span>
                  )}
                </Fragment>
              )
            })}
          </li>
        ))}
      </ul>
    </div>
  )
}
