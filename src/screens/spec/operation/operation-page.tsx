import { useEffect } from 'react'
import type { Operation } from '../../../reference'
import { useMessages } from '../../../i18n'
import { useFirstSteps } from '../../../parts/first-steps/use-first-steps'
import { useHost } from '../../../state'
import { Alert } from '../../../ui/alert'
import { Heading } from '../../../ui/basics/heading'
import { filledAddress } from '../../../reference/request/server-address'
import { FindingList } from '../overview/findings'
import { SecurityAlternatives } from '../overview/security-alternatives'
import { Deprecated, Method } from '../../../parts/api-reference/marks'
import { CopyButton } from '../../../parts/code-block/copy-button'
import { BranchProvider } from '../../../parts/api-reference/branches'
import { CopyReference } from '../markdown/copy-reference'
import { FoldAll, FoldAllButton } from '../../../parts/api-reference/fold-all'
import { PageLink } from '../reading/page-link'
import { useOpenReference } from '../../../parts/api-reference/reference-context'
import { DescriptionText } from '../reading/description-text'
import { RequestPanel } from '../try-it/request-panel'
import { Callbacks } from './callbacks'
import { Parameters } from './parameters'
import { RequestBodyPart } from './request-body'
import { ResponseSample } from './response-sample'
import { Responses } from './responses'
import '../reading/reading.css'
import '../../../parts/api-reference/marks.css'
import './operation.css'

interface OperationPageProps {
  operation: Operation
  /** The group from which the reader comes; undefined for operations without one. */
  tag: string | undefined
}

/** One operation in words, and beside it what is sent and what comes back. */
export function OperationPage({ operation, tag }: OperationPageProps) {
  const t = useMessages('reference')
  const { headingLevel } = useHost()
  const { access, outline } = useOpenReference()
  const reportStep = useFirstSteps()
  useEffect(() => reportStep('read'), [reportStep])
  const group = tag ? outline.tags.find(({ name }) => name === tag) : undefined
  const { requestBody, responses, callbacks, parameters, security, externalDocs } = operation
  const level = headingLevel + 1
  const [server] = operation.servers
  const address = `${server ? filledAddress(server) : ''}${operation.kind === 'webhook' ? '' : operation.path}`
  return (
    <BranchProvider>
      <FoldAll>
        <article className="pe-ref-operation">
          <div className="pe-ref-text">
            <header className="pe-ref-head">
              {group && (
                <p className="pe-ref-group">
                  <PageLink to={{ kind: 'group', tag: group.name }}>{group.title}</PageLink>
                </p>
              )}
              <Heading level={headingLevel}>{operation.title}</Heading>
              <p className="pe-ref-address">
                <Method method={operation.method} />
                {operation.kind === 'webhook' ? (
                  <span className="pe-ref-type">{t('webhook')}</span>
                ) : (
                  <>
                    <code>{operation.path}</code>
                    <CopyButton text={address} label={t('copy', { label: address })} />
                  </>
                )}
                {operation.deprecated && <Deprecated />}
              </p>
              <FoldAllButton />
              <CopyReference operation={operation} />
            </header>
            {operation.findings.length > 0 && (
              <Alert kind="warning">
                <FindingList findings={operation.findings} />
              </Alert>
            )}
            {operation.deprecated && <Alert kind="warning">{t('deprecatedOperation')}</Alert>}
            {operation.description && <DescriptionText text={operation.description} level={level} />}
            {externalDocs && (
              <p>
                <a href={externalDocs.url}>{externalDocs.description ?? t('externalDocs')}</a>
              </p>
            )}
            <Parameters parameters={parameters} level={level} />
            {requestBody && <RequestBodyPart body={requestBody} level={level} direction="request" />}
            {security.length > 0 && (
              <section className="pe-ref-section">
                <Heading level={level} size="section">
                  {t('authentication')}
                </Heading>
                <SecurityAlternatives requirements={security} />
                {access?.(false, operation)}
              </section>
            )}
          </div>
          {/* Before the responses, because narrow windows show one after the other. */}
          <aside className="pe-ref-aside" aria-label={t('samples')}>
            <RequestPanel operation={operation} />
            <ResponseSample responses={responses} />
          </aside>
          <div className="pe-ref-text">
            <Responses responses={responses} level={level} />
            {callbacks.length > 0 && <Callbacks callbacks={callbacks} level={level} />}
            {operation.operationId && (
              <p className="pe-ref-facts">
                <span>
                  {t('operationId')} <code>{operation.operationId}</code>
                </span>
              </p>
            )}
          </div>
        </article>
      </FoldAll>
    </BranchProvider>
  )
}
