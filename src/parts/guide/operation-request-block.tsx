import type { ReactNode } from 'react'
import { useMessages } from '../../i18n'
import type { Operation } from '../../reference'
import { useDescribed } from '../api-reference/use-described'
import { Method } from '../api-reference/marks'
import { useOpenReference } from '../api-reference/reference-context'
import { useSample } from '../api-reference/use-sample'
import type { CodeBlockNode } from '../document/nodes'
import { mediaTypeOf } from '../try-it/draft-request'
import { emptyDraft, useTryItSession } from '../try-it/session'
import { openRequest } from '../try-it/use-request'
import { draftOf } from './draft-of-request'
import type { Guide } from './guide'
import { useGuideSession } from './guide-session'
import { useListedServers } from './listed-servers'
import { type OperationRequest, variablesOf } from './requests/guide-request'
import { RunnableRequest } from './runnable-request'
import { shownValues } from './variables'

interface OperationRequestProps {
  guide: Guide
  node: CodeBlockNode
  request: OperationRequest
  /** What is shown as long as the operation is not known. */
  plain: ReactNode
}

/** A request to an operation of the description. */
export function OperationRequestBlock({ plain, ...props }: OperationRequestProps) {
  const t = useMessages('guide')
  const id = props.request.operation
  const operation = useDescribed({
    method: 'operation',
    parameters: [id],
    ask: (engine, signal) => engine.operation({ id }, { signal }),
  })
  if (operation.status === 'ready') return <DescribedRequest {...props} operation={operation.data} />
  return (
    <>
      {plain}
      {operation.status === 'failed' && (
        <p className="pe-guide-note">{t('unknownOperation', { operation: id })}</p>
      )}
    </>
  )
}

interface DescribedRequestProps extends Omit<OperationRequestProps, 'plain'> {
  operation: Operation
}

function DescribedRequest({ guide, node, request, operation }: DescribedRequestProps) {
  const { description, outline } = useOpenReference()
  const { session, entries } = useTryItSession(description)
  const { values } = useGuideSession(guide).progress
  const isListed = useListedServers()
  const media = request.body === undefined ? mediaTypeOf(operation, emptyDraft) : undefined
  const example = useSample(operation.requestBody?.required ? media : undefined, 'request')
  const sample = example && example !== 'loading' ? example.text : ''
  const missing = variablesOf(request).filter((name) => !Object.hasOwn(values, name))
  const { requirement } = entries.drafts[operation.id] ?? emptyDraft
  const draft = { ...draftOf(operation, request, shownValues(values)), requirement }
  const source = { operation, outline, session, draft, sample }
  const open = openRequest(source)
  return (
    <RunnableRequest
      guide={guide}
      node={node}
      request={request}
      operation={operation}
      missing={missing}
      title={
        <>
          <Method method={operation.method} />
          <code title={operation.path}>{operation.path}</code>
        </>
      }
      open={isListed(open.request.url) ? open : openRequest({ ...source, isWithoutSecrets: true })}
    />
  )
}
