import { Fragment } from 'react'
import type { SecurityRequirement } from '../../../reference'
import { useMessages } from '../../../i18n'
import { useOpenReference } from '../reading/reference-context'
import { schemeWords } from './scheme-words'

/** What a call has to bring: one of several ways, each with all of its schemes. */
export function SecurityWays({ ways }: { ways: readonly SecurityRequirement[] }) {
  const t = useMessages('reference')
  const { securitySchemes } = useOpenReference().outline
  if (ways.every(({ schemes }) => schemes.length === 0)) return <p>{t('noAuthentication')}</p>
  return (
    <div className="pe-ref-security">
      {ways.length > 1 && <span className="pe-ref-type">{t('oneOfThese')}</span>}
      <ul>
        {ways.map(({ schemes }, index) => (
          <li key={index}>
            {schemes.length === 0 && t('noAuthentication')}
            {schemes.map(({ name, scopes }, position) => {
              const scheme = securitySchemes.find((one) => one.name === name)
              return (
                <Fragment key={name}>
                  {position > 0 && ` ${t('and')} `}
                  <code>{name}</code>
                  {scheme && <span className="pe-ref-type"> {schemeWords(scheme, t)}</span>}
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
