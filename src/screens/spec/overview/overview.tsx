import { useMessages } from '../../../i18n'
import { useHost } from '../../../state'
import { Heading } from '../../../ui/basics/heading'
import { useOpenReference } from '../../../parts/api-reference/reference-context'
import { PageLink } from '../reading/page-link'
import { CopyReference } from '../markdown/copy-reference'
import { DescriptionText } from '../reading/description-text'
import { About } from './about'
import { Authentication } from './authentication'
import { DownloadButtons } from './download-buttons'
import { Findings } from './findings'
import { Servers } from './servers'
import '../reading/reading.css'
import '../../../parts/api-reference/marks.css'
import './overview.css'

/** The part of the description that is about the API as a whole. */
export function Overview() {
  const t = useMessages('reference')
  const { headingLevel } = useHost()
  const { outline, access, fileName } = useOpenReference()
  const { info, tags, servers, securitySchemes } = outline
  const groups = tags.filter(({ name, description, externalDocs }) => name || description || externalDocs)
  return (
    <article className="pe-ref-overview">
      <header className="pe-ref-head">
        <Heading level={headingLevel}>{info.title || t('untitled')}</Heading>
        <p className="pe-ref-facts">
          {info.version && <span>{t('version', { version: info.version })}</span>}
          <span>{formatName(outline.format)}</span>
          <span>{t('operations', { count: outline.operationCount })}</span>
        </p>
        {info.summary && <p className="pe-ref-summary">{info.summary}</p>}
        <DownloadButtons fileName={fileName} />
        <CopyReference />
      </header>
      {access?.(true)}
      <Findings />
      {info.description && <DescriptionText text={info.description} level={headingLevel + 1} />}
      <About />
      {servers.length > 0 && <Servers servers={servers} level={headingLevel + 1} />}
      {securitySchemes.length > 0 && <Authentication level={headingLevel + 1} />}
      {groups.length > 0 && (
        <section className="pe-ref-section">
          <Heading level={headingLevel + 1} size="section">
            {t('groups')}
          </Heading>
          <dl className="pe-ref-definitions">
            {groups.map(({ name, title, description, externalDocs, operations }) => (
              <div key={name}>
                <dt>
                  {name ? (
                    <PageLink to={{ kind: 'group', tag: name }}>{title}</PageLink>
                  ) : (
                    t('otherOperations')
                  )}
                </dt>
                <dd>
                  {description ? (
                    <DescriptionText text={description} />
                  ) : (
                    t('operations', { count: operations.length })
                  )}
                  {externalDocs && (
                    <a href={externalDocs.url}>{externalDocs.description ?? t('externalDocs')}</a>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </article>
  )
}

const formatName = ({ family, version }: { family: 'openapi' | 'swagger'; version: string }): string =>
  `${family === 'swagger' ? 'Swagger' : 'OpenAPI'} ${version}`
