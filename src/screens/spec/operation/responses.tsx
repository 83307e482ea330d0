import type { Header, Link, Response } from '../../../reference'
import { useMessages } from '../../../i18n'
import { Heading } from '../../../ui/basics/heading'
import { Disclosure } from '../../../parts/api-reference/disclosure'
import { Status } from '../../../parts/api-reference/marks'
import { PageLink } from '../reading/page-link'
import { findPage } from '../../../reference/operation-address'
import { useOpenReference } from '../../../parts/api-reference/reference-context'
import { DescriptionText } from '../reading/description-text'
import { firstLine } from '../reading/first-line'
import { BodyContent } from './body-content'
import { ValueRow } from './value-row'
import '../reading/reading.css'
import '../../../parts/api-reference/marks.css'
import '../overview/overview.css'
import '../schema/schema.css'
import './operation.css'

/** The possible responses; the first successful one is open. */
export function Responses({ responses, level }: { responses: readonly Response[]; level: number }) {
  const t = useMessages('reference')
  if (responses.length === 0) return null
  const success = responses.find(({ status }) => status.startsWith('2')) ?? responses[0]
  return (
    <section className="pe-ref-section">
      <Heading level={level} size="section">
        {t('responses')}
      </Heading>
      <div className="pe-ref-responses">
        {responses.map((response) => (
          <ResponsePart
            key={response.status}
            response={response}
            level={level + 1}
            isOpenAtFirst={response === success}
          />
        ))}
      </div>
    </section>
  )
}

function ResponsePart(props: { response: Response; level: number; isOpenAtFirst: boolean }) {
  const t = useMessages('reference')
  const { response, level, isOpenAtFirst } = props
  const { status, summary, description, headers, content, links } = response
  const isEmpty = headers.length === 0 && content.length === 0 && links.length === 0
  const about = summary ?? firstLine(description)
  const label = (
    <>
      <Status status={status} />{' '}
      <span className="pe-ref-response-summary" title={about}>
        {about}
      </span>
    </>
  )
  return (
    <Disclosure level={level} name={`response ${status}`} label={label} isOpenAtFirst={isOpenAtFirst}>
      {description && <DescriptionText text={description} />}
      {isEmpty && <p className="pe-ref-type">{t('noContent')}</p>}
      {headers.length > 0 && <Headers headers={headers} />}
      {content.length > 0 && <BodyContent content={content} direction="response" />}
      {links.length > 0 && <Links links={links} />}
    </Disclosure>
  )
}

function Headers({ headers }: { headers: readonly Header[] }) {
  const t = useMessages('reference')
  return (
    <div>
      <p className="pe-ref-item-title">{t('headers')}</p>
      <ul className="pe-ref-rows">
        {headers.map((header) => (
          <ValueRow key={header.name} value={header} direction="response" />
        ))}
      </ul>
    </div>
  )
}

/** Where one can go on with what has come back. */
function Links({ links }: { links: readonly Link[] }) {
  const t = useMessages('reference')
  const { outline } = useOpenReference()
  return (
    <div>
      <p className="pe-ref-item-title">{t('links')}</p>
      <ul className="pe-ref-rows">
        {links.map(({ name, description, operation, target, parameters }) => {
          const page = operation && findPage(encodeURIComponent(operation.id), outline)
          return (
            <li key={name} className="pe-ref-row">
              <div className="pe-ref-row-head">
                <code className="pe-ref-name">{name}</code>
                {page ? (
                  <PageLink to={page}>{operation.title}</PageLink>
                ) : (
                  <span>{operation?.title ?? target}</span>
                )}
              </div>
              {description && <DescriptionText text={description} />}
              {parameters.length > 0 && (
                <p className="pe-ref-facts">
                  {parameters.map((parameter) => (
                    <span key={parameter.name}>
                      <code>{`${parameter.name} = ${String(parameter.value)}`}</code>
                    </span>
                  ))}
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
